import type { MemberStatus } from './MemberStatus.ts';
import type { Role } from './Role.ts';

/** Somebody who works in a company, or was let in to. */
export interface Member {
  readonly userId: string;
  /** What they were called by whoever let them in, until they came; then their own. */
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly status: MemberStatus;
  /** RFC 3339. */
  readonly joinedAt: string;
}
