import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { StatementLine, StatementStatus, StatementStep } from './rules/Statement.ts';

/** The tables of statements. */
export interface StatementTables {
  statement: StatementTable;
  invoice_number: InvoiceNumberTable;
}

/**
 * What a shipment costs that completed, or that its shipper cancelled for a fee. Its id is that of the shipment; `company_id` is the
 * shipper. A trigger adds it as the shipment ends.
 */
interface StatementTable {
  id: string;
  company_id: string;
  carrier_id: string;
  request_id: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  status: StatementStatus;
  /** How often it was issued. */
  revision: Generated<number>;
  reference: string;
  reference_key: ColumnType<string, never, never>;
  from_city: string;
  to_city: string;
  currency: string;
  payment_days: number;
  linehaul_minor: number;
  waiting_minor: Generated<number>;
  fee_minor: Generated<number>;
  extras_minor: Generated<number>;
  total_minor: ColumnType<number, never, never>;
  /** Of a draft the extras alone. */
  lines: ColumnType<readonly StatementLine[], string | undefined, string>;
  history: ColumnType<readonly StatementStep[], string | undefined, string>;
  invoice: string | null;
  issued_at: Date | null;
  /** Of the desk that issued it (IANA); days of the statement are days there. */
  time_zone: string | null;
  due_on: string | null;
  due_at: Date | null;
  paid_on: string | null;
  payment_reference: string | null;
  search: string;
}

export type StatementRow = Selectable<StatementTable>;

export type StatementChange = Partial<Insertable<StatementTable>>;

/** The last invoice number of a fleet. */
interface InvoiceNumberTable {
  company_id: string;
  last: number;
}
