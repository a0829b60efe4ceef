import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../../../shared/injection/useInjection.ts';
import type { LazyPart } from '../../../../shared/loading/lazyPart.ts';

/** The import of statuses from files, which is loaded when somebody opens it. */
export const StatusImportPart: ServiceIdentifier<LazyPart> = Symbol('StatusImportPart');

export const useStatusImportPart = (): LazyPart => useInjection(StatusImportPart);
