import type { InvitationStatus } from './InvitationStatus.ts';

/** What anyone holding the link may see of an invitation. `expiresAt` is RFC 3339 UTC. */
export interface InvitationDetails {
  readonly id: string;
  readonly name: string;
  /** Empty if it could mislead. */
  readonly companyName: string;
  /** Whether the company is known long enough for its name to count. */
  readonly isVerified: boolean;
  readonly status: InvitationStatus;
  readonly expiresAt: string;
}
