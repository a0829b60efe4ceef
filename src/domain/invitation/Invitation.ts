import type { InvitationStatus } from './InvitationStatus.ts';

/** A trucker's invitation as the inviting company sees it. Instants are RFC 3339 UTC; `link` is what the mail carries. */
export interface Invitation {
  readonly id: string;
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly status: InvitationStatus;
  readonly lastSentAt: string;
  readonly expiresAt: string;
  readonly link: string;
}
