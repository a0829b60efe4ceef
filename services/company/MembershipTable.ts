import type { Role } from './Role.ts';

export interface MembershipTable {
  user_id: string;
  company_id: string;
  role: Role;
  created_at: Date;
  /** What somebody was called by whoever let them in. */
  invited_name: string | null;
  /** When they first came in; until then their own name is not shown. */
  accepted_at: Date | null;
}
