import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { Trouble } from '../../../src/domain/failure/Trouble.ts';

/** The failure of a call. The test fails if the call succeeds or throws anything else. */
export const troubleOf = async (call: Promise<unknown>): Promise<Trouble> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof Failure) return error.trouble;
    throw error;
  }
  throw new Error('The call succeeded.');
};
