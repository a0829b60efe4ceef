import type { RawBuilder } from 'kysely';
import type { ReportAsked } from '../ReportAsked.ts';
import type { CountedSplit } from './splitColumns.ts';

/** What the columns of a row are for: its group, and the company whose row it is. */
interface Wanted {
  readonly own: 'company_id' | 'carrier_id';
  readonly companyId: string;
  readonly group: RawBuilder<unknown>;
  readonly asked: ReportAsked;
  /** Epoch milliseconds. */
  readonly now: number;
}

type CountedAs =
  | 'stop_count'
  | 'proof_count'
  | 'otif_count'
  | 'dwell_count'
  | 'offer_count'
  | 'score_count'
  | 'money_count'
  | 'co2e_count'
  | 'empty_count';

/** What is counted for a report: where, and what of it depends on the clock. */
export interface CountSource {
  readonly kept: CountedAs;
  readonly changes: `${CountedAs}_change`;
  readonly splits: readonly CountedSplit[];
  /** Which codes are kept apart, as text, if any: those of which there are too many to unpack for each group. Groups are ranked without them. */
  readonly isFine?: (code: number) => boolean;
  /** What a change adds as often as its `n` says, as `bigint[]`: a code, how many, the next code … */
  readonly adds: RawBuilder<unknown>;
  /** The code that is kept by day, where that is a rougher one; undefined if none is. */
  readonly byDay: (code: number) => number | undefined;
  /** What to add to the counts at this time: a query of `day`, `id` (the group), `adds` and `n`. Nothing if it is left out. */
  readonly byClock?: (wanted: Wanted) => RawBuilder<unknown>;
}
