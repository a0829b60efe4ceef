import type { RawBuilder } from 'kysely';
import type { ReportAsked } from '../ReportAsked.ts';

/** What the columns of a row are for: its group, and the company whose row it is. */
interface Wanted {
  readonly own: 'company_id' | 'carrier_id';
  readonly companyId: string;
  readonly group: RawBuilder<unknown>;
  readonly asked: ReportAsked;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What is counted for a report: where, and what of it depends on the clock. */
export interface CountSource {
  readonly kept: 'stop_count' | 'proof_count';
  readonly changes: 'stop_count_change' | 'proof_count_change';
  /** The kind that is kept by day, where that is a rougher one. */
  readonly byDay: (code: number) => number;
  /** What to add to the counts at this time: a query of `day`, `id` (the group), `code` and `n`. */
  readonly byClock: (wanted: Wanted) => RawBuilder<unknown>;
}
