import type { Role } from './Role.ts';

export interface MembershipTable {
  user_id: string;
  company_id: string;
  role: Role;
  created_at: Date;
  /** The name given by the person who invited them. */
  invited_name: string | null;
  /** When they first opened the company. Until then their own name is not shown. */
  accepted_at: Date | null;
}
