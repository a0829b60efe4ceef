import * as v from 'valibot';
import { boundedText } from '../fields/boundedText.ts';
import { dayField } from '../fields/dayField.ts';
import { largestPage } from '../web/largestPage.ts';
import { problem } from '../web/problems/problem.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { ReportKind } from './ReportKind.ts';

const mostDays = 366;
const day = 86_400_000;

const whole = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,7}$/, problem('notWhole')), v.transform(Number));

const graces = ['0', '15', '30', '60'] as const;

const parameters = {
  stops: v.optional(v.picklist(['pickup', 'delivery'])),
  /** Minutes after a window that are still on time. */
  grace: v.pipe(v.optional(v.picklist(graces), '30'), v.transform(Number)),
  /** Whether a truck that should have come by now counts as late. */
  overdue: v.optional(v.picklist(['counted', 'left_out']), 'counted'),
};

const paging = {
  page: whole('0'),
  size: v.pipe(
    whole('20'),
    v.minValue(1),
    v.transform((size) => Math.min(size, largestPage)),
  ),
};

export interface ReportQuery extends ReportAsked {
  readonly page: number;
  readonly size: number;
}

type Asks = Pick<ReportKind, 'splits' | 'parameters' | 'outcomes'>;

const entriesOf = ({ splits, parameters: names, outcomes }: Asks) => ({
  from: dayField,
  to: dayField,
  by: v.optional(v.picklist(splits), splits[0]),
  outcome: v.optional(v.picklist(outcomes)),
  group: v.optional(boundedText(300)),
  ...Object.fromEntries(names.map((name) => [name, parameters[name]])),
});

/** Whether they are days in order, and not too many. */
const areDays = ({ from, to }: Pick<ReportAsked, 'from' | 'to'>): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / day;
  return days >= 0 && days < mostDays;
};

const expected = problem('otherType', { expected: `no day before from, and at most ${mostDays} days` });

/**
 * What a report is asked for as CSV. `from` and `to` are days by the clock of each case, at most 366 of them. `outcome` and `group`
 * narrow the rows, never the figures.
 */
export const reportAsked = (kind: Asks) =>
  v.pipe(v.strictObject(entriesOf(kind)), v.forward(v.partialCheck([['from'], ['to']], areDays, expected), ['to']));

/** What a report is asked for as JSON: the same, and a page of the rows. */
export const reportQuery = (kind: Asks) =>
  v.pipe(
    v.strictObject({ ...entriesOf(kind), ...paging }),
    v.forward(v.partialCheck([['from'], ['to']], areDays, expected), ['to']),
  );
