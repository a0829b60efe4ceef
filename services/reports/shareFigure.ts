import { wilsonInterval } from './wilsonInterval.ts';

/** A number of a report: null without cases, never 0 % or 100 %. A share is 0 to 1, with the cases it is made of. */
export interface Figure {
  readonly code: string;
  readonly unit: 'share' | 'minutes' | 'count';
  readonly value: number | null;
  readonly n: number;
  readonly count: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** How many of `n` cases, with what chance alone would allow. */
export const shareFigure = (code: string, count: number, n: number): Figure => {
  const { low, high } = wilsonInterval(count, n) ?? { low: null, high: null };
  return { code, unit: 'share', value: n === 0 ? null : count / n, n, count, low, high };
};
