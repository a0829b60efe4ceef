import type { FieldError } from '../failure/FieldError.ts';
import type { InvitationDraft } from './invitationFields.ts';

/** An invitation in a batch that the service refused; an error without a field is about all of it. */
export interface RefusedInvitation {
  readonly draft: InvitationDraft;
  readonly errors: readonly FieldError[];
}
