import type { Failure } from '../../../src/domain/failure/Failure.ts';

/** How a fake service is told to answer: with a value, by failing, or later. */
export type Outcome<Value> = Value | Failure | Promise<Value>;
