import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import type { LazyPart } from '../../../shared/loading/lazyPart.ts';

/** The board, which is loaded when somebody opens it. */
export const BoardPart: ServiceIdentifier<LazyPart> = Symbol('BoardPart');

export const useBoardPart = (): LazyPart => useInjection(BoardPart);
