import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { Outcome } from './Outcome.ts';

/** Produces the configured outcome. */
export const settle = async <Value>(outcome: Outcome<Value>): Promise<Value> => {
  if (outcome instanceof Failure) throw outcome;
  return outcome;
};
