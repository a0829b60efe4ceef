import type { Audience } from '../audience/Audience.ts';

/** What a report can be split by: the other party, the lane, the place of a stop, or the vehicle. */
export const reportSplits = ['party', 'lane', 'place', 'vehicle'] as const;

export type ReportSplit = (typeof reportSplits)[number];

/** What some reports can be asked beside days and split. */
export type ReportParameter = 'stops' | 'grace' | 'overdue' | 'early' | 'excused';

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
    parameters: ['stops', 'grace', 'overdue', 'early', 'excused'],
    outcomes: [
      'on_time',
      'late',
      'too_early',
      'overdue',
      'excused',
      'not_due',
      'no_arrival',
      'skipped',
      'no_window',
      'cancelled',
    ],
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
  lanes: {
    splits: ['lane'],
    parameters: [],
    outcomes: ['delivered', 'under_way', 'cancelled'],
  },
  utilisation: {
    audience: 'fleet',
    splits: ['vehicle'],
    parameters: [],
    outcomes: [
      'used',
      'idle',
      'trailer_used',
      'trailer_idle',
      'maintenance',
      'out_of_service',
      'retired',
      'before_commissioning',
      'not_over',
    ],
  },
  scorecard: {
    splits: ['party'],
    parameters: [],
    outcomes: [
      'pickup_on_time',
      'pickup_late',
      'delivery_on_time',
      'delivery_late',
      'delivered',
      'proof_in_a_day',
      'proof_later',
      'offer_won',
      'offer_lost',
      'given_back',
      'declined',
      'no_answer',
      'excused',
      'cancelled',
    ],
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
