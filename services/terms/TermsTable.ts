import type { ColumnType, Selectable } from 'kysely';
import type { ShipperTerms } from './ShipperTerms.ts';

/** The terms that shippers set; of a shipper without a row the usual ones hold. */
export interface TermsTable {
  company_id: string;
  version: number;
  updated_at: Date;
  terms: ColumnType<ShipperTerms, string, string>;
}

export type TermsRow = Selectable<TermsTable>;
