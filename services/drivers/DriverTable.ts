import type { ColumnType, Generated } from 'kysely';
import type { Card } from './Card.ts';
import type { DriverStatus } from './DriverStatus.ts';
import type { Employment } from './Employment.ts';
import type { Language } from './languages.ts';
import type { LicenceCategory } from './licenceCategories.ts';

/** Days are texts, `YYYY-MM-DD`; of the licence all is known or nothing. */
export interface DriverTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  name: string;
  /** One driver's in the company, but for those who left. */
  phone: string | null;
  email: string | null;
  language: Language;
  employment: Employment;
  licence_number: string | null;
  licence_country: string | null;
  licence_categories: LicenceCategory[] | null;
  licence_issued_on: string | null;
  licence_expires_on: string | null;
  /** Written as JSON. */
  cards: ColumnType<Card[], string | undefined, string>;
  status: DriverStatus;
  current_vehicle_id: string | null;
  /** Made by the database: whether the licence is missing, and the last day on which all there is is valid. */
  papers_missing: ColumnType<boolean, never, never>;
  papers_until: ColumnType<string | null, never, never>;
  /** Made by the database, in lower case, to be sorted and searched by. */
  name_key: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}
