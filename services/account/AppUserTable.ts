import type { Generated } from 'kysely';

export interface AppUserTable {
  id: string;
  /** In lower case. Also the username. */
  email: string;
  name: string;
  phone: string;
  /** ISO 3166-1 alpha-2; null is the company's. */
  region: Generated<string | null>;
  password_hash: string;
  confirmed_at: Date | null;
  /** Set while the account is unconfirmed and its password may be someone else's: see `confirmAccount`. */
  contested_at: Date | null;
  disabled_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
