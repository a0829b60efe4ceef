import type { InvitationDraft } from '../../../domain/invitation/invitationFields.ts';
import type { InvitationOutcome } from '../../../domain/invitation/InvitationOutcome.ts';

/** An invitation that was sent among several, with what the service told of it. */
export interface InvitedRow {
  readonly draft: InvitationDraft;
  readonly outcome: InvitationOutcome | undefined;
}
