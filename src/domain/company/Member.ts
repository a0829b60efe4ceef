import type { MemberFacts } from './memberFields.ts';
import type { MemberStatus } from './MemberStatus.ts';

/** Somebody who works in a company, or was let in to: called as by whoever let them in until they came, then by their own name. */
export interface Member extends MemberFacts {
  readonly userId: string;
  readonly status: MemberStatus;
  /** RFC 3339. */
  readonly joinedAt: string;
}
