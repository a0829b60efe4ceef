import type { InvitationDraft } from '../../../domain/invitation/invitationFields.ts';
import type { InvitationOutcome } from '../../../domain/invitation/InvitationOutcome.ts';

/** A sent row of a batch and its outcome. */
export interface InvitedRow {
  readonly draft: InvitationDraft;
  readonly outcome: InvitationOutcome | undefined;
}
