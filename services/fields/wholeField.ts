import * as v from 'valibot';
import { missingOr } from '../web/problems/missingOr.ts';
import { problem } from '../web/problems/problem.ts';

/** A whole number from `least` to `most`, inclusive. */
export const wholeField = (least: number, most: number) => {
  const limits = { least, most, decimals: 0 };
  return v.pipe(
    v.number((issue) => missingOr(issue, problem('notANumber', limits))),
    v.integer(problem('notWhole', limits)),
    v.minValue(least, problem('tooLow', limits)),
    v.maxValue(most, problem('tooHigh', limits)),
  );
};
