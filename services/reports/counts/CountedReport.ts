import type { Transaction } from 'kysely';
import type { Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import type { Figure } from '../Figure.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import type { CountSource } from './CountSource.ts';
import type { KindCounts } from './Counts.ts';
import type { RowPage } from './pageOf.ts';
import type { CountedSplit } from './splitColumns.ts';

/** How a report answers what it is asked from counts of its cases instead of the cases. */
export interface CountedReport<Each> {
  readonly source: CountSource;
  /** `now` in epoch milliseconds. */
  readonly judge: (asked: ReportAsked, now: number) => CountJudge<Each>;
}

/** What figures are made of beside the counts that are not packed. */
interface MoreCounts {
  /** Counts of many codes, packed. */
  readonly fine?: readonly string[];
  /** What is kept apart, such as a currency: all else is left out. */
  readonly apart?: string;
}

/** Makes the figures of so many cases of each kind that is asked for. */
export type FigureMaker = (counts: KindCounts, more?: MoreCounts) => Promise<readonly Figure[]> | readonly Figure[];

interface CountJudge<Each> {
  /** What becomes of the cases of a kind; undefined if they are not asked for, and for codes that count something else. */
  readonly outcomeOf: (code: number) => string | undefined;
  readonly figures: FigureMaker;
  /** What a code is counted apart by, in a report that folds groups. */
  readonly apartOf?: (code: number) => string;
  /** Some of the cases that are asked for. */
  readonly readPage: (
    tx: Transaction<Tables>,
    party: Party,
    by: CountedSplit,
    page: RowPage,
  ) => Promise<readonly Each[]>;
}
