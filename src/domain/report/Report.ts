import type { CalendarDay } from '../calendar/CalendarDay.ts';
import type { Money } from '../money/Money.ts';
import type { ReportOutcome, ReportSplit } from './reportTable.ts';

/**
 * A number of a report; without a value there was no case, or too few. A share is 0 to 1 and has the cases in it; money is in the
 * smallest unit of its currency.
 */
export interface Figure {
  readonly code: string;
  readonly unit: 'share' | 'minutes' | 'km' | 'money' | 'money_per_km' | 'money_per_t' | 'count' | 'kg' | 'g_per_tkm';
  readonly currency: string | undefined;
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
  /** Of a lane: what people call the areas that it goes from and to. */
  readonly lane: { readonly from: string; readonly to: string } | undefined;
  /** How many groups of few cases stand together in it; undefined of one that stands alone. */
  readonly folded: number | undefined;
  readonly figures: readonly Figure[];
}

/** The headline of a week; the first and the last of a report may be parts of one. */
export interface ReportWeek {
  /** `YYYY-MM-DD`. */
  readonly monday: string;
  readonly figures: readonly Figure[];
}

/** What a row of a report can lead to. */
export const reportRecordKinds = ['shipment', 'offer', 'request', 'load', 'vehicle'] as const;

export type ReportRecordKind = (typeof reportRecordKinds)[number];

/** A stop, a shipment or an offer behind the figures, or one that was left out. */
export interface ReportRow {
  /** What it leads to. */
  readonly record: { readonly kind: ReportRecordKind; readonly id: string };
  /** Empty where its reader knows none, as a fleet of a request. */
  readonly reference: string;
  /** Undefined for what is no stop, as its type. */
  readonly stop: number | undefined;
  readonly type: 'pickup' | 'delivery' | undefined;
  readonly place: string;
  readonly party: string;
  readonly lane: string;
  readonly timeZone: string | undefined;
  readonly due: string | undefined;
  readonly at: string | undefined;
  readonly until: string | undefined;
  /** What is measured, such as minutes late. */
  readonly minutes: number | undefined;
  readonly money: Money | undefined;
  readonly km: number | undefined;
  /** How far the truck came to it empty. */
  readonly emptyKm: number | undefined;
  /** CO2e in grams, well to wheel and of that tank to wheel, and for how many tonne-kilometres. */
  readonly co2e: { readonly wtwGrams: number; readonly ttwGrams: number; readonly tkm: number } | undefined;
  /** How many should be delivered, how many were, and how many of these damaged. */
  readonly packages: { readonly ordered: number; readonly delivered: number; readonly damaged: number } | undefined;
  readonly outcome: string;
}

/** A report over some days, with one page of its rows. */
export interface Report {
  readonly asOf: string;
  readonly figures: readonly Figure[];
  readonly outcomes: readonly OutcomeCount[];
  readonly groups: readonly ReportGroup[];
  readonly weeks: readonly ReportWeek[];
  /** Groups beyond those shown. */
  readonly moreGroups: number;
  readonly rows: readonly ReportRow[];
  readonly page: number;
  readonly size: number;
  /** Rows in all. */
  readonly total: number;
}

/** What is asked of a report: days by the clock of each case, and what narrows it. */
export interface ReportQuestion {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly by: ReportSplit;
  readonly stops: 'pickup' | 'delivery' | undefined;
  readonly grace: ReportGrace | undefined;
  readonly overdue: 'counted' | 'left_out' | undefined;
  readonly early: 'on_time' | 'too_early' | undefined;
  readonly excused: 'left_out' | 'counted' | undefined;
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
