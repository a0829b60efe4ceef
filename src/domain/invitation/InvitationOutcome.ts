import type { FieldError } from '../failure/FieldError.ts';
import type { Invitation } from './Invitation.ts';

/** Result of one invitation in a batch; `row` is its index among those sent. */
export type InvitationOutcome =
  | { readonly row: number; readonly invitation: Invitation }
  | { readonly row: number; readonly errors: readonly FieldError[] };
