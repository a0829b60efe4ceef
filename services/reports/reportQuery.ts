import * as v from 'valibot';
import { boundedText } from '../fields/boundedText.ts';
import { dayField } from '../fields/dayField.ts';
import { largestPage } from '../web/largestPage.ts';
import { problem } from '../web/problems/problem.ts';
import { onTimeOutcomes } from './onTime.ts';

const mostDays = 366;
const day = 86_400_000;

const whole = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,7}$/, problem('notWhole')), v.transform(Number));

/** What a report can be split by: the other party, the lane, or the place of a stop. */
const splits = ['party', 'lane', 'place'] as const;

export type Split = (typeof splits)[number];

const graces = ['0', '15', '30', '60'] as const;

/**
 * What reports are asked for. `from` and `to` are days by the clock of each stop, at most 366 of them. `outcome` and `group` narrow the
 * rows, never the figures.
 */
export const reportQuery = v.pipe(
  v.strictObject({
    from: dayField,
    to: dayField,
    by: v.optional(v.picklist(splits), 'party'),
    stops: v.optional(v.picklist(['pickup', 'delivery'])),
    /** Minutes after a window that are still on time. */
    grace: v.pipe(v.optional(v.picklist(graces), '30'), v.transform(Number)),
    /** Whether a truck that should have come by now counts as late. */
    overdue: v.optional(v.picklist(['counted', 'left_out']), 'counted'),
    outcome: v.optional(v.picklist(onTimeOutcomes)),
    group: v.optional(boundedText(300)),
    page: whole('0'),
    size: v.pipe(
      whole('20'),
      v.minValue(1),
      v.transform((size) => Math.min(size, largestPage)),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => {
        const days = (Date.parse(to) - Date.parse(from)) / day;
        return days >= 0 && days < mostDays;
      },
      problem('otherType', { expected: `no day before from, and at most ${mostDays} days` }),
    ),
    ['to'],
  ),
);

export type ReportQuery = v.InferOutput<typeof reportQuery>;
