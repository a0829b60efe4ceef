import type { Transaction } from 'kysely';
import type { Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import type { Figure } from '../Figure.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import type { StopPage } from './readStopPage.ts';

/** How a report is answered from counts of stops instead of the stops. Codes are those of the counts; `now` in epoch milliseconds. */
export interface CountedReport<Each> {
  /** What becomes of a kind of stops; undefined if they are not asked for. */
  readonly judge: (asked: ReportAsked, now: number) => (code: number) => string | undefined;
  /** Makes the figures of so many stops of each kind that is asked for. */
  readonly figures: (asked: ReportAsked, now: number, counts: ReadonlyMap<number, number>) => readonly Figure[];
  /** Some of the stops that are asked for, as cases. */
  readonly readPage: (
    tx: Transaction<Tables>,
    party: Party,
    asked: ReportAsked,
    now: number,
    page: StopPage,
  ) => Promise<readonly Each[]>;
}
