import type { ColumnType, Generated } from 'kysely';
import type { Audience } from '../account/Audience.ts';
import type { Role } from './Role.ts';

/** The tables of the company room. */
export interface CompanyTables {
  company: CompanyTable;
  membership: MembershipTable;
  directory_version: DirectoryVersionTable;
}

export interface CompanyTable {
  id: string;
  kind: 'brand' | Audience;
  name: string;
  /** Only for brand companies. */
  domain: string | null;
  brand_id: string | null;
  /** Store links of the Trucker app, only for brand companies. */
  ios_app_link: string | null;
  google_app_link: string | null;
  phone: string | null;
  email: string | null;
  /** The address: all four columns or none. */
  street: string | null;
  postcode: string | null;
  city: string | null;
  country: string | null;
  vat_id: string | null;
  /** Whose customs for dates and numbers its people see; null is the country of the address. */
  region: Generated<string | null>;
  /** Generated: what the letters and digits of the name look like. */
  name_look: ColumnType<string, never, never>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface MembershipTable {
  user_id: string;
  company_id: string;
  role: Role;
  version: Generated<number>;
  created_at: Date;
  /** The name given by the person who invited them. */
  invited_name: string | null;
  /** When they first opened the company. Until then their own name is not shown. */
  accepted_at: Date | null;
}

/** One row. A trigger increments the version with every change to a brand company. */
interface DirectoryVersionTable {
  version: number;
}
