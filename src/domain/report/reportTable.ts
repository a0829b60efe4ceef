import type { Audience } from '../audience/Audience.ts';
import { reportOutcomes } from './reportOutcomes.ts';

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
  /** Whether its rows come with those left out last. */
  readonly leftOutLast?: true;
}

/** The reports there are, by key; index, pages and what is asked follow from this table. */
export const reportTable = {
  on_time: {
    splits: ['party', 'lane', 'place'],
    parameters: ['stops', 'grace', 'overdue', 'early', 'excused'],
    outcomes: reportOutcomes.on_time,
  },
  otif: {
    splits: ['party', 'lane'],
    parameters: ['grace', 'early', 'excused'],
    outcomes: reportOutcomes.otif,
  },
  dwell: {
    splits: ['place', 'party', 'lane'],
    parameters: ['stops'],
    outcomes: reportOutcomes.dwell,
  },
  proof: {
    splits: ['party', 'lane', 'place'],
    parameters: [],
    outcomes: reportOutcomes.proof,
  },
  offers: {
    splits: ['party', 'lane'],
    parameters: [],
    outcomes: reportOutcomes.offers,
  },
  spend: {
    audience: 'office',
    splits: ['lane', 'party'],
    parameters: [],
    outcomes: reportOutcomes.spend,
    leftOutLast: true,
  },
  revenue: {
    audience: 'fleet',
    splits: ['lane', 'party'],
    parameters: [],
    outcomes: reportOutcomes.revenue,
    leftOutLast: true,
  },
  lanes: {
    splits: ['lane'],
    parameters: [],
    outcomes: reportOutcomes.lanes,
    leftOutLast: true,
  },
  utilisation: {
    audience: 'fleet',
    splits: ['vehicle'],
    parameters: [],
    outcomes: reportOutcomes.utilisation,
  },
  scorecard: {
    splits: ['party'],
    parameters: [],
    outcomes: reportOutcomes.scorecard,
  },
  empty_km: {
    audience: 'fleet',
    splits: ['party', 'lane'],
    parameters: [],
    outcomes: reportOutcomes.empty_km,
  },
  co2e: {
    splits: ['lane', 'party'],
    parameters: [],
    outcomes: [
      'measured',
      'modelled',
      'default',
      'mass_missing',
      'no_distance',
      'no_factor',
      'too_heavy',
      'not_calculated',
      'under_way',
      'cancelled',
    ],
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
