import type { Limits } from '../record/Problem.ts';

/**
 * An item of an error payload's list; `field` is '' if it names none (seed §3). `code`, if there is one, is worded from
 * the text catalogue; otherwise `message` is shown.
 */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  /** One of `problemCodes`, or one that only a newer service knows. */
  readonly code?: string;
  readonly limits?: Limits;
}
