import type { Transaction } from 'kysely';
import type { Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import type { Figure } from '../Figure.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import type { CountSource } from './CountSource.ts';
import type { KindCounts } from './Counts.ts';
import type { FineWalk } from './FineWalk.ts';
import type { RowPage } from './pageOf.ts';
import type { CountedSplit } from './splitColumns.ts';

/** A source of a report that is counted from several, each with codes of its own. */
export interface CountedPart {
  readonly source: CountSource;
  /** What the report calls a code of the source; undefined for what it does not count. */
  readonly codeOf: (code: number) => number | undefined;
}

/** How a report answers what it is asked from counts of its cases instead of the cases. */
export interface CountedReport<Each> {
  readonly source: CountSource | readonly CountedPart[];
  /** `now` in epoch milliseconds. */
  readonly judge: (asked: ReportAsked, now: number) => CountJudge<Each>;
}

/** What figures are made of beside the counts that are not packed. */
interface MoreCounts {
  /** Packed counts of many codes, which are not among the others. */
  readonly fine?: readonly FineWalk[];
  /** What is kept apart, such as a currency: all else is left out. */
  readonly apart?: string;
}

/** Makes the figures of so many cases of each kind that is asked for. */
export type FigureMaker = (counts: KindCounts, more?: MoreCounts) => Promise<readonly Figure[]> | readonly Figure[];

interface CountJudge<Each> {
  /** What becomes of the cases of a kind; undefined if they are not asked for, and for codes that count something else. */
  readonly outcomeOf: (code: number) => string | undefined;
  /** Whether the headline counts cases with an outcome; if it is left out, those that are counted at all. Groups without any are not told. */
  readonly isInHeadline?: (outcome: string) => boolean;
  readonly figures: FigureMaker;
  /** What a code is counted apart by, in a report that folds groups. */
  readonly apartOf?: (code: number) => string;
  /** Rows that stand one after the other, each by themselves the latest first: which of them those of a code are. One if it is left out. */
  readonly lists?: { readonly n: number; readonly listOf: (code: number) => number };
  /** Some of the cases that are asked for, of a list. */
  readonly readPage: (
    tx: Transaction<Tables>,
    party: Party,
    by: CountedSplit,
    page: RowPage,
    list: number,
  ) => Promise<readonly Each[]>;
}
