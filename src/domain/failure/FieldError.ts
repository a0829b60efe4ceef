import type { Limits } from '../record/Problem.ts';
import type { ProblemCode } from '../record/ProblemCode.ts';

/**
 * One item of an error payload's list; `field` is '' when it names none (seed §3). A service of ours says by a code what is wrong, to
 * be told in the reader's words; `message` is for where there is none.
 */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  readonly code?: ProblemCode;
  readonly limits?: Limits;
}
