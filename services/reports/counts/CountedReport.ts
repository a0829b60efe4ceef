import type { Transaction } from 'kysely';
import type { Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import type { Figure } from '../Figure.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import type { CountSource } from './CountSource.ts';
import type { KindCounts } from './Counts.ts';
import type { StopPage } from './readStopPage.ts';
import type { CountedSplit } from './splitColumns.ts';

/** How a report answers what it is asked from counts of stops instead of the stops. */
export interface CountedReport<Each> {
  readonly source: CountSource;
  /** `now` in epoch milliseconds. */
  readonly judge: (asked: ReportAsked, now: number) => CountJudge<Each>;
}

interface CountJudge<Each> {
  /** What becomes of a kind of stops; undefined if they are not asked for. */
  readonly outcomeOf: (code: number) => string | undefined;
  /** Makes the figures of so many stops of each kind that is asked for. */
  readonly figures: (counts: KindCounts) => readonly Figure[];
  /** Some of the stops that are asked for, as cases. */
  readonly readPage: (
    tx: Transaction<Tables>,
    party: Party,
    by: CountedSplit,
    page: StopPage,
  ) => Promise<readonly Each[]>;
}
