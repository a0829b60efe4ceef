import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { Trouble } from '../../../src/domain/failure/Trouble.ts';

/** The trouble a call ends in; a call that succeeds, or throws anything else, fails the test. */
export const troubleOf = async (call: Promise<unknown>): Promise<Trouble> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof Failure) return error.trouble;
    throw error;
  }
  throw new Error('The call succeeded.');
};
