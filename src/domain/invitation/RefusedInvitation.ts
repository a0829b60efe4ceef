import type { FieldError } from '../failure/FieldError.ts';
import type { InvitationDraft } from './invitationFields.ts';

/** An invitation among several that the drivers service would not send; a reason without a field is about the whole of it. */
export interface RefusedInvitation {
  readonly draft: InvitationDraft;
  readonly errors: readonly FieldError[];
}
