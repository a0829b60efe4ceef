import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { quarterEnd } from '../freight/verdict/quarterEnd.ts';

const quarter = 15 * 60_000;

/** The quarter of an hour an instant falls in; where one ends, the next begins. */
export const quarterOf = (now: Date): { readonly from: Date; readonly until: Date } => {
  const until = new Date(quarterEnd(now.getTime() + 1));
  return { from: addMilliseconds(until, -quarter), until };
};
