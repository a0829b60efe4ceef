import type { CalendarDay } from '../calendar/CalendarDay.ts';

/** The reports there are. */
export const reportKeys = ['on_time'] as const;

export type ReportKey = (typeof reportKeys)[number];

/** What a report can be split by: the other party, the lane, or the place of a stop. */
export const reportSplits = ['party', 'lane', 'place'] as const;

export type ReportSplit = (typeof reportSplits)[number];

/** What became of a stop: the first three can count, the others say why it is left out. */
export const reportOutcomes = [
  'on_time',
  'late',
  'overdue',
  'not_due',
  'no_arrival',
  'skipped',
  'no_window',
  'cancelled',
] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

/** A number of a report; without a value there was no case. A share is 0 to 1 and has the cases in it. */
export interface Figure {
  readonly code: string;
  readonly unit: 'share' | 'minutes' | 'count';
  readonly value: number | undefined;
  /** How many cases it is made of. */
  readonly n: number;
  readonly count: number | undefined;
  /** Of a share: between which the true one lies with 90 % confidence. */
  readonly low: number | undefined;
  readonly high: number | undefined;
}

export interface OutcomeCount {
  readonly outcome: string;
  readonly n: number;
  readonly isCounted: boolean;
}

export interface ReportGroup {
  readonly id: string;
  readonly name: string;
  readonly figures: readonly Figure[];
}

/** A stop behind the figures, or one that was left out. */
export interface ReportRow {
  readonly shipmentId: string;
  readonly reference: string;
  readonly stop: number;
  readonly type: 'pickup' | 'delivery';
  readonly place: string;
  readonly party: string;
  readonly lane: string;
  readonly timeZone: string | undefined;
  readonly due: string | undefined;
  readonly at: string | undefined;
  /** What is measured, such as minutes late. */
  readonly minutes: number | undefined;
  readonly outcome: string;
}

/** A report over some days, with one page of its rows. */
export interface Report {
  readonly asOf: string;
  readonly figures: readonly Figure[];
  readonly outcomes: readonly OutcomeCount[];
  readonly groups: readonly ReportGroup[];
  /** Groups beyond those shown. */
  readonly moreGroups: number;
  readonly rows: readonly ReportRow[];
  readonly page: number;
  readonly size: number;
  /** Rows in all. */
  readonly total: number;
}

/** What is asked of a report: days by the clock of each stop, and what narrows it. */
export interface ReportQuestion {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly by: ReportSplit;
  readonly stops: 'pickup' | 'delivery' | undefined;
  readonly grace: ReportGrace;
  readonly overdue: 'counted' | 'left_out';
  /** These two narrow the rows alone. */
  readonly outcome: ReportOutcome | undefined;
  readonly group: string | undefined;
  readonly page: number;
  /** Rows per page. */
  readonly size: number;
}

/** Minutes after a window that are still on time. */
export const reportGraces = ['0', '15', '30', '60'] as const;

export type ReportGrace = (typeof reportGraces)[number];
