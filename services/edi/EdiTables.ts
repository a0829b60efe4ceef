import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PartnerCode } from './partnerBody.ts';

/** Partners whose files have codes of their own. */
interface EdiPartnerTable {
  id: string;
  company_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** The id that its files come from, in capitals. */
  partner: string;
  qualifier: string | null;
  /** The name of its company here. */
  company_name: string | null;
  codes: ColumnType<readonly PartnerCode[], string, string>;
}

export type EdiPartnerRow = Selectable<EdiPartnerTable>;

/** What companies keep for files of EDI. */
export interface EdiTables {
  edi_partner: EdiPartnerTable;
}
