import type { Audience } from '../audience/Audience.ts';

/** What a report can be split by: the other party, the lane, or the place of a stop. */
export const reportSplits = ['party', 'lane', 'place'] as const;

export type ReportSplit = (typeof reportSplits)[number];

/** What some reports can be asked beside days and split. */
export type ReportParameter = 'stops' | 'grace' | 'overdue';

/** A report: whom it is for, what it can be asked, and what can become of its cases. */
export interface ReportSpec {
  /** Both audiences read it if there is none. */
  readonly audience?: Audience;
  /** The first one is usual. */
  readonly splits: readonly [ReportSplit, ...ReportSplit[]];
  readonly parameters: readonly ReportParameter[];
  readonly outcomes: readonly string[];
}

/** The reports there are, by key; index, pages and what is asked follow from this table. */
export const reportTable = {
  on_time: {
    splits: ['party', 'lane', 'place'],
    parameters: ['stops', 'grace', 'overdue'],
    outcomes: ['on_time', 'late', 'overdue', 'not_due', 'no_arrival', 'skipped', 'no_window', 'cancelled'],
  },
  dwell: {
    splits: ['place', 'party', 'lane'],
    parameters: ['stops'],
    outcomes: [
      'measured',
      'still_there',
      'not_reached',
      'no_arrival',
      'no_departure',
      'negative',
      'too_long',
      'skipped',
      'cancelled',
    ],
  },
  proof: {
    splits: ['party', 'lane', 'place'],
    parameters: [],
    outcomes: [
      'accepted',
      'accepted_by_time',
      'to_verify',
      'rejected',
      'missing',
      'not_delivered',
      'skipped',
      'cancelled',
    ],
  },
  offers: {
    splits: ['party', 'lane'],
    parameters: [],
    outcomes: [
      'awarded',
      'given_back',
      'not_selected',
      'turned_down',
      'expired',
      'open',
      'withdrawn',
      'request_closed',
      'declined',
      'no_answer',
      'asked',
    ],
  },
  spend: {
    audience: 'office',
    splits: ['lane', 'party'],
    parameters: [],
    outcomes: ['delivered', 'under_way', 'cancelled'],
  },
  revenue: {
    audience: 'fleet',
    splits: ['lane', 'party'],
    parameters: [],
    outcomes: ['delivered', 'under_way', 'cancelled'],
  },
  empty_km: {
    audience: 'fleet',
    splits: ['party', 'lane'],
    parameters: [],
    outcomes: ['measured', 'first_trip', 'long_gap', 'no_truck', 'no_place', 'under_way', 'cancelled'],
  },
} as const satisfies Record<string, ReportSpec>;

export type ReportKey = keyof typeof reportTable;

export type ReportOutcome = (typeof reportTable)[ReportKey]['outcomes'][number];

const keys = Object.keys(reportTable).filter((key): key is ReportKey => key in reportTable);

/** The reports for an audience, in the order in which they are shown. */
export const reportsFor = (audience: Audience): readonly ReportKey[] =>
  keys.filter((key) => {
    const { audience: own }: ReportSpec = reportTable[key];
    return own === undefined || own === audience;
  });
