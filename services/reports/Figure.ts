import { wilsonInterval } from './wilsonInterval.ts';

/** What a number of a report is counted in. Money is in the smallest unit of its currency. */
export const figureUnits = [
  'share',
  'minutes',
  'km',
  'money',
  'money_per_km',
  'money_per_t',
  'count',
  'kg',
  'g_per_tkm',
] as const;

/** A number of a report: null without cases, never 0 % or 100 %. A share is 0 to 1, with the cases it is made of. */
export interface Figure {
  readonly code: string;
  readonly unit: (typeof figureUnits)[number];
  readonly currency: string | null;
  readonly value: number | null;
  readonly n: number;
  readonly count: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** How many of `n` cases, with what chance alone would allow. */
export const shareFigure = (code: string, count: number, n: number): Figure => {
  const { low, high } = wilsonInterval(count, n) ?? { low: null, high: null };
  return { code, unit: 'share', currency: null, value: n === 0 ? null : count / n, n, count, low, high };
};

/** Spread behind other fields: in front of them it takes ten times as long, for thousands of figures. */
const plain = { currency: null, count: null, low: null, high: null } as const;

/** Minutes made of `n` cases; null if they are too few to say any. */
export const minutesFigure = (code: string, value: number | null, n: number): Figure => ({
  code,
  unit: 'minutes',
  value,
  n,
  ...plain,
});

/** Money made of `n` cases of one currency. */
export const moneyFigure = (
  code: string,
  unit: 'money' | 'money_per_km' | 'money_per_t',
  { value, n, currency }: Pick<Figure, 'value' | 'n' | 'currency'>,
): Figure => ({ code, unit, value, n, ...plain, currency });

/** How many cases there are. */
export const countFigure = (code: string, n: number): Figure => ({ code, unit: 'count', value: n, n, ...plain });
