import type { ColumnType, Generated } from 'kysely';
import type { Card } from './Card.ts';
import type { DriverStatus } from './DriverStatus.ts';
import type { Employment } from './Employment.ts';
import type { Language } from './languages.ts';
import type { LicenceCategory } from './licenceCategories.ts';

/** Days are strings, `YYYY-MM-DD`. The licence columns are all set or all null. */
export interface DriverTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  name: string;
  /** Unique in the company among drivers who have not left. */
  phone: string | null;
  email: string | null;
  language: Language;
  employment: Employment;
  licence_number: string | null;
  licence_country: string | null;
  licence_categories: LicenceCategory[] | null;
  licence_issued_on: string | null;
  licence_expires_on: string | null;
  /** Inserted as JSON text. */
  cards: ColumnType<Card[], string | undefined, string>;
  status: DriverStatus;
  current_vehicle_id: string | null;
  /** Generated: whether the licence is missing, and the last day on which all papers are valid. */
  papers_missing: ColumnType<boolean, never, never>;
  papers_until: ColumnType<string | null, never, never>;
  /** Generated, in lower case, for sorting and searching. */
  name_key: ColumnType<string, never, never>;
  search: ColumnType<string, never, never>;
}
