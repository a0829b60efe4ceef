import type { Failure } from '../../../src/domain/failure/Failure.ts';

/** How a fake answers: with a value, with an error, or later. */
export type Outcome<Value> = Value | Failure | Promise<Value>;
