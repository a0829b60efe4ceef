import type { InvitationStatus } from './InvitationStatus.ts';

/** What anyone holding the link may see of an invitation. `expiresAt` is RFC 3339 UTC. */
export interface InvitationDetails {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  readonly status: InvitationStatus;
  readonly expiresAt: string;
}
