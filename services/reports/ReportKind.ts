import type { Transaction } from 'kysely';
import type { Audience } from '../account/Audience.ts';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import type { CountedReport } from './counts/CountedReport.ts';
import type { Party } from '../shipments/partyOf.ts';
import type { ReportAsked, Split } from './ReportAsked.ts';
import type { ReportStudy, StudyWanted } from './ReportStudy.ts';
import type { Tally } from './Tally.ts';

/** What some reports can be asked beside days and split. */
export type ReportParameter = 'stops' | 'grace' | 'overdue' | 'early' | 'excused';

export interface CsvColumn<Each extends Case> {
  readonly title: string;
  readonly cell: (each: Each, names: ReadonlyMap<string, string>) => string | number | null;
}

/**
 * A report: who may read it, what it is asked, and how its figures are made. Its routes, their documentation and its CSV follow from
 * this alone.
 */
export interface ReportKind<Each extends Case = Case> {
  /** The audience it is for; both read it if there is none. */
  readonly audience?: Audience;
  /** As the documentation and the CSV call it. */
  readonly title: string;
  /** The first one is usual. */
  readonly splits: readonly [Split, ...Split[]];
  readonly parameters: readonly ReportParameter[];
  /** What can become of a case. Public: never rename one. */
  readonly outcomes: readonly string[];
  /** Whether groups are ranked by their headline instead of their cases. */
  readonly ranksByValue?: boolean;
  /** Groups with fewer counted cases stand together as `other`, each of what is kept `apart`, such as currencies, by itself. */
  readonly folds?: { readonly fewest: number; readonly apart: (each: Each) => string };
  /** The cases of the days that were asked for, the latest first. */
  readonly read: (tx: Transaction<Tables>, party: Party, asked: ReportAsked, now: number) => Promise<readonly Each[]>;
  /** How the same is answered from counts, whatever the number of cases; a report without reads all its cases. */
  readonly counted?: CountedReport<Each>;
  /** What answers in place of all this where cases are neither read one by one nor counted beforehand. */
  readonly study?: (tx: Transaction<Tables>, party: Party, wanted: StudyWanted) => Promise<ReportStudy<Each>>;
  /** Whether cases with an outcome are in the denominator. */
  readonly isCounted: (outcome: string, asked: ReportAsked) => boolean;
  /** Makes the figures of some cases; `now` in epoch milliseconds. */
  readonly tally: (asked: ReportAsked, now: number) => Tally<Each>;
  /** One or two sentences on how the headline is made. */
  readonly formula: (asked: ReportAsked) => string;
  readonly columns: (party: Party) => readonly CsvColumn<Each>[];
}
