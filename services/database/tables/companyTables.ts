import type { Generated } from 'kysely';
import type { Audience } from '../../company/Audience.ts';
import type { Role } from '../../company/Role.ts';

export interface CompanyTable {
  id: string;
  kind: 'brand' | Audience;
  name: string;
  /** Only brand companies have one. */
  domain: string | null;
  brand_id: string | null;
  /** Only brand companies have them: where the brand's Trucker app is to be had. */
  ios_app_link: string | null;
  google_app_link: string | null;
  phone: string | null;
  email: string | null;
  /** The address: all four or none. */
  street: string | null;
  postcode: string | null;
  city: string | null;
  country: string | null;
  vat_id: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

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

/** When a company mailed people that it has let them in, within the last hour or so. */
export interface MemberPaceTable {
  company_id: string;
  sent_at: Date[];
}

/** One row, counted up by a trigger with every change to a brand company. */
export interface DirectoryVersionTable {
  version: number;
}
