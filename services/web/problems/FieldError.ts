import type { Limits } from './Limits.ts';
import type { ProblemCode } from './ProblemCode.ts';

/** Why a field is refused: a code for callers with their own texts, a message for others. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  readonly code: ProblemCode;
  readonly limits?: Limits;
}
