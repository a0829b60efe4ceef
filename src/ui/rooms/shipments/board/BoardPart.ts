import type { ServiceIdentifier } from 'inversify';
import type { LazyPart } from '../../../shared/loading/lazyPart.ts';

/** The board, which is loaded when somebody opens it. */
export const BoardPart: ServiceIdentifier<LazyPart> = Symbol('BoardPart');
