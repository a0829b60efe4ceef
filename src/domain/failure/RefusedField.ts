import type { FieldError } from './FieldError.ts';

/** A field error of a refused call. `because` says more on why a combination does not fit, as it came: `reasonOf` reads it. */
export interface RefusedField extends FieldError {
  readonly because?: unknown;
}
