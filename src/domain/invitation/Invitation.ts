import type { InvitationFacts } from './invitationFields.ts';
import type { InvitationStatus } from './InvitationStatus.ts';

/** A trucker's invitation as the inviting company sees it. Instants are RFC 3339 UTC; `shortLink` is the one in the mail. */
export interface Invitation extends InvitationFacts {
  readonly id: string;
  readonly version: number;
  readonly status: InvitationStatus;
  readonly sendCount: number;
  readonly lastSentAt: string;
  readonly openedAt: string | undefined;
  readonly acceptedAt: string | undefined;
  readonly expiresAt: string;
  readonly shortLink: string;
}
