import type { Figure } from './Figure.ts';
import type { Group } from './groupTallies.ts';
import type { ReportAsked } from './ReportAsked.ts';

/** Which part of a report is asked for, and when. */
export interface StudyWanted {
  readonly asked: ReportAsked;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly page: number;
  /** Rows per page. */
  readonly size: number;
  /** Groups whose figures are told, the largest ones. */
  readonly mostGroups: number;
}

/** What a report comes to, with one page of the rows that `outcome` and `group` leave. */
export interface ReportStudy<Each> {
  readonly figures: readonly Figure[];
  readonly outcomes: { readonly outcome: string; readonly n: number; readonly isCounted: boolean }[];
  readonly groups: readonly Group[];
  readonly moreGroups: number;
  /** How many groups stand together in one, by its id. */
  readonly folded: ReadonlyMap<string, number>;
  readonly weeks: readonly Group[];
  readonly rows: readonly Each[];
  readonly total: number;
  /** Of other parties, by their id. */
  readonly names: ReadonlyMap<string, string>;
}
