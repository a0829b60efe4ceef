import { addDays } from '../calendar/addDays.ts';
import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { parseDay } from '../calendar/parseDay.ts';
import { pageSizes } from '../list/pageSizes.ts';
import { plainText } from '../outside/plainText.ts';
import { type ReportGrace, reportGraces, type ReportQuestion } from './Report.ts';
import { type ReportKey, type ReportSpec, reportTable } from './reportTable.ts';

/** Periods that move along with the day. */
export const reportPeriods = ['7', '30', '90', 'month'] as const;

export type ReportPeriod = (typeof reportPeriods)[number];

/** What a report shows, kept in the address. Own days stand in place of a period. */
export interface ReportView extends Omit<ReportQuestion, 'from' | 'to'> {
  readonly grace: ReportGrace;
  readonly overdue: 'counted' | 'left_out';
  readonly early: 'on_time' | 'too_early';
  readonly excused: 'left_out' | 'counted';
  /** Whether the same weekdays before stand beside it. */
  readonly compare: 'nothing' | 'before';
  readonly period: ReportPeriod | undefined;
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
}

/** What a report shows unless somebody chooses otherwise. */
export const usualReport = (key: ReportKey): ReportView => ({
  period: key === 'scorecard' ? '90' : '30',
  from: undefined,
  to: undefined,
  by: reportTable[key].splits[0],
  stops: undefined,
  grace: '30',
  overdue: 'counted',
  early: 'on_time',
  excused: 'left_out',
  compare: 'nothing',
  outcome: undefined,
  group: undefined,
  page: 0,
  size: 25,
});

const longestGroup = 300;

/** As long as a report may be, in days. */
const mostDays = 366;

const ownDays = (query: URLSearchParams): Pick<ReportView, 'period' | 'from' | 'to'> | undefined => {
  const [from, to] = [parseDay(query.get('from')), parseDay(query.get('to'))];
  if (from === undefined || to === undefined || to < from || addDays(from, mostDays) <= to) return undefined;
  return { period: undefined, from, to };
};

/** Reads the query of an address; what cannot be read is as usual. */
export const readReportView = (key: ReportKey, search: string): ReportView => {
  const query = new URLSearchParams(search);
  const usual = usualReport(key);
  const { splits, outcomes } = reportTable[key];
  const chosen = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === query.get(name));
  const page = Number(query.get('page'));
  return {
    period: chosen('period', reportPeriods) ?? usual.period,
    from: undefined,
    to: undefined,
    ...ownDays(query),
    by: chosen('by', splits) ?? usual.by,
    stops: chosen('stops', ['pickup', 'delivery']),
    grace: chosen('grace', reportGraces) ?? usual.grace,
    overdue: chosen('overdue', ['left_out']) ?? usual.overdue,
    early: chosen('early', ['too_early']) ?? usual.early,
    excused: chosen('excused', ['counted']) ?? usual.excused,
    compare: chosen('compare', ['before']) ?? usual.compare,
    outcome: chosen('outcome', outcomes),
    group: plainText(query.get('group') ?? '', longestGroup),
    size: pageSizes.find((size) => size === Number(query.get('size'))) ?? usual.size,
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page - 1 : 0,
  };
};

const written = [
  'period',
  'from',
  'to',
  'by',
  'stops',
  'grace',
  'overdue',
  'early',
  'excused',
  'compare',
  'outcome',
  'group',
] as const;

/** The query for a view, without '?': only what is not as usual. */
export const writeReportView = (key: ReportKey, view: ReportView): string => {
  const usual = usualReport(key);
  const query = new URLSearchParams();
  for (const name of written) {
    const value = view[name];
    if (value !== undefined && value !== usual[name]) query.set(name, value);
  }
  if (view.size !== usual.size) query.set('size', String(view.size));
  if (view.page > 0) query.set('page', String(view.page + 1));
  return query.toString();
};

const firstOf = (period: ReportPeriod, today: CalendarDay): CalendarDay =>
  period === 'month' ? `${today.slice(0, 8)}01` : addDays(today, 1 - Number(period));

/** The days of a view, up to today unless it has its own. */
export const reportDays = (
  { period = '30', from, to }: Pick<ReportView, 'period' | 'from' | 'to'>,
  today: CalendarDay,
) => (from !== undefined && to !== undefined ? { from, to } : { from: firstOf(period, today), to: today });

/** What a view asks of its report: nothing that this report does not take. */
export const questionOf = (key: ReportKey, view: ReportView, today: CalendarDay): ReportQuestion => {
  const { parameters }: ReportSpec = reportTable[key];
  const { by, stops, grace, overdue, early, excused, outcome, group, page, size } = view;
  return {
    ...reportDays(view, today),
    by,
    outcome,
    group,
    page,
    size,
    stops: parameters.includes('stops') ? stops : undefined,
    grace: parameters.includes('grace') ? grace : undefined,
    overdue: parameters.includes('overdue') ? overdue : undefined,
    early: parameters.includes('early') ? early : undefined,
    excused: parameters.includes('excused') ? excused : undefined,
  };
};
