import * as v from 'valibot';
import { instantField } from '../freight/fields/instantField.ts';
import { problem } from '../web/problems/problem.ts';

const day = 86_400_000;
const mostDays = 31;

/** The time that a board shows: `to` after `from`, 31 days at the most and, where clocks change, an hour more. */
export const boardQuery = v.pipe(
  v.strictObject({ from: instantField, to: instantField }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => {
        const length = Date.parse(to) - Date.parse(from);
        return length > 0 && length <= mostDays * day + day / 24;
      },
      problem('otherType', { expected: `after from, by ${mostDays} days at most` }),
    ),
    ['to'],
  ),
  v.transform(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
);
