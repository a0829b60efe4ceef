import type { MemberFacts } from './memberFields.ts';
import type { MemberStatus } from './MemberStatus.ts';

/**
 * A member of a company, invited or active. `name` is what the inviter typed until the person signs up, then their own.
 */
export interface Member extends MemberFacts {
  readonly userId: string;
  readonly version: number;
  readonly status: MemberStatus;
  /** RFC 3339. */
  readonly joinedAt: string;
}
