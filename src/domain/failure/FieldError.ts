import type { Limits } from '../record/Problem.ts';

/**
 * One item of an error payload's list; `field` is '' when it names none (seed §3). A service of ours says by a code what is wrong, to
 * be told in the reader's words; `message` is for where there is none.
 */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** One of `problemCodes`, or of a service newer than this. */
  readonly code?: string;
  readonly limits?: Limits;
}
