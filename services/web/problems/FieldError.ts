import type { Limits } from './Limits.ts';
import type { ProblemCode } from './ProblemCode.ts';

/** Why a field is refused: in a code for callers with words of their own, in words for the others. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  readonly code: ProblemCode;
  readonly limits?: Limits;
}
