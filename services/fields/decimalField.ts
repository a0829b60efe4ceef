import * as v from 'valibot';
import { missingOr } from '../web/problems/missingOr.ts';
import { problem } from '../web/problems/problem.ts';

/** A number from `least` to `most`, inclusive, with a maximum number of decimals. */
export const decimalField = (least: number, most: number, decimals: number) => {
  const limits = { least, most, decimals };
  return v.pipe(
    v.number((issue) => missingOr(issue, problem('notANumber', limits))),
    v.minValue(least, problem('tooLow', limits)),
    v.maxValue(most, problem('tooHigh', limits)),
    v.check((value) => Number(value.toFixed(decimals)) === value, problem('tooPrecise', limits)),
  );
};
