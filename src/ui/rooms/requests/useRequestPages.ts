import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../shared/injection/useInjection.ts';
import type { LazyPart } from '../../shared/loading/lazyPart.ts';

/** Pages of the requests room that few visits need: each is loaded when it is opened. */
export type RequestPages = Readonly<Record<'templates' | 'places' | 'import' | 'edi' | 'ediExport', LazyPart>>;
export const RequestPages: ServiceIdentifier<RequestPages> = Symbol('RequestPages');

export const useRequestPages = (): RequestPages => useInjection(RequestPages);
