import type { Generated } from 'kysely';
import type { Audience } from '../account/Audience.ts';

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
