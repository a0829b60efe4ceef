import type { InvitationStatus } from './InvitationStatus.ts';

/** A trucker's invitation as the inviting company sees it. Instants are RFC 3339 UTC; `link` is what the mail carries. */
export interface Invitation {
  readonly id: string;
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly message?: string | undefined;
  readonly status: InvitationStatus;
  readonly sendCount: number;
  readonly lastSentAt: string;
  readonly openedAt?: string | undefined;
  readonly acceptedAt?: string | undefined;
  readonly expiresAt: string;
  readonly link: string;
}
