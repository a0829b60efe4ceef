import * as v from 'valibot';
import { boundedText } from '../fields/boundedText.ts';
import { dayField } from '../fields/dayField.ts';
import { largestPage } from '../web/largestPage.ts';
import { problem } from '../web/problems/problem.ts';
import { graces } from './counts/punctuality.ts';
import { type ReportAsked, splits } from './ReportAsked.ts';

const mostDays = 366;
const day = 86_400_000;

const whole = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,7}$/, problem('notWhole')), v.transform(Number));

const paging = {
  page: whole('0'),
  size: v.pipe(
    whole('20'),
    v.minValue(1),
    v.transform((size) => Math.min(size, largestPage)),
  ),
};

const period = { from: dayField, to: dayField };

const entries = {
  ...period,
  by: v.optional(v.picklist(splits)),
  stops: v.optional(v.picklist(['pickup', 'delivery'])),
  /** Minutes after a window that are still on time. */
  grace: v.optional(v.picklist(graces.map(String))),
  /** Whether a truck that should have come by now counts as late. */
  overdue: v.optional(v.picklist(['counted', 'left_out'])),
  /** Whether a truck that came more than an hour before its window is on time. */
  early: v.optional(v.picklist(['on_time', 'too_early'])),
  /** Whether stops that both parties excuse are left out. */
  excused: v.optional(v.picklist(['left_out', 'counted'])),
  outcome: v.optional(boundedText(30)),
  group: v.optional(boundedText(300)),
};

/** Whether they are days in order, and not too many. */
const areDays = ({ from, to }: Pick<ReportAsked, 'from' | 'to'>): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / day;
  return days >= 0 && days < mostDays;
};

const expected = problem('otherType', { expected: `no day before from, and at most ${mostDays} days` });

/**
 * What a report is asked for as CSV. `from` and `to` are days by the clock of each case, at most 366 of them. `outcome` and `group`
 * narrow the rows, never the figures. What the report in question does not take is refused by `askedOf`.
 */
export const csvQuery = v.pipe(
  v.strictObject(entries),
  v.forward(v.partialCheck([['from'], ['to']], areDays, expected), ['to']),
);

/** Days alone, as of `csvQuery`. */
export const daysQuery = v.pipe(
  v.strictObject(period),
  v.forward(v.partialCheck([['from'], ['to']], areDays, expected), ['to']),
);

/** What a report is asked for as JSON: the same, and a page of the rows. */
export const reportQuery = v.pipe(
  v.strictObject({ ...entries, ...paging }),
  v.forward(v.partialCheck([['from'], ['to']], areDays, expected), ['to']),
);

export type ReportQuery = v.InferOutput<typeof csvQuery>;
