import type { Because } from './becauseAnswer.ts';
import type { FieldError } from './FieldError.ts';

/** Why a combination does not fit, with what the message leaves out. */
export interface UnfitError extends FieldError {
  readonly because: Because;
}
