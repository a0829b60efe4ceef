import type { Generated } from 'kysely';
import type { Audience } from '../account/Audience.ts';

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
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}
