import { addDays } from '../calendar/addDays.ts';
import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { parseDay } from '../calendar/parseDay.ts';
import { pageSizes } from '../list/pageSizes.ts';
import { plainText } from '../outside/plainText.ts';
import { reportGraces, reportOutcomes, type ReportQuestion, reportSplits } from './Report.ts';

/** Periods that move along with the day. */
export const reportPeriods = ['7', '30', '90', 'month'] as const;

export type ReportPeriod = (typeof reportPeriods)[number];

/** What a report shows, kept in the address. Own days stand in place of a period. */
export interface ReportView extends Omit<ReportQuestion, 'from' | 'to'> {
  readonly period: ReportPeriod | undefined;
  readonly from: CalendarDay | undefined;
  readonly to: CalendarDay | undefined;
}

/** What a report shows unless somebody chooses otherwise. */
export const usualReport: ReportView = {
  period: '30',
  from: undefined,
  to: undefined,
  by: 'party',
  stops: undefined,
  grace: '30',
  overdue: 'counted',
  outcome: undefined,
  group: undefined,
  page: 0,
  size: 25,
};

const longestGroup = 300;

/** As long as a report may be, in days. */
const mostDays = 366;

const ownDays = (query: URLSearchParams): Pick<ReportView, 'period' | 'from' | 'to'> | undefined => {
  const [from, to] = [parseDay(query.get('from')), parseDay(query.get('to'))];
  if (from === undefined || to === undefined || to < from || addDays(from, mostDays) <= to) return undefined;
  return { period: undefined, from, to };
};

/** Reads the query of an address; what cannot be read is as usual. */
export const readReportView = (search: string): ReportView => {
  const query = new URLSearchParams(search);
  const chosen = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === query.get(name));
  const page = Number(query.get('page') ?? 1);
  return {
    period: chosen('period', reportPeriods) ?? usualReport.period,
    from: undefined,
    to: undefined,
    ...ownDays(query),
    by: chosen('by', reportSplits) ?? usualReport.by,
    stops: chosen('stops', ['pickup', 'delivery']),
    grace: chosen('grace', reportGraces) ?? usualReport.grace,
    overdue: chosen('overdue', ['left_out']) ?? usualReport.overdue,
    outcome: chosen('outcome', reportOutcomes),
    group: plainText(query.get('group') ?? '', longestGroup),
    size: pageSizes.find((size) => size === Number(query.get('size'))) ?? usualReport.size,
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page - 1 : 0,
  };
};

/** The query for a view, without '?': only what is not as usual. */
export const writeReportView = (view: ReportView): string => {
  const query = new URLSearchParams();
  for (const name of ['period', 'from', 'to', 'by', 'stops', 'grace', 'overdue', 'outcome', 'group'] as const) {
    const value = view[name];
    if (value !== undefined && value !== usualReport[name]) query.set(name, value);
  }
  if (view.size !== usualReport.size) query.set('size', String(view.size));
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

/** What a view asks of its report. */
export const questionOf = ({ period, from, to, ...asked }: ReportView, today: CalendarDay): ReportQuestion => ({
  ...asked,
  ...reportDays({ period, from, to }, today),
});
