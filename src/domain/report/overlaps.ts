import type { Figure } from './Report.ts';

type Range = Pick<Figure, 'low' | 'high'>;

/** Whether the ranges overlap in which two shares likely are, so that they may not differ at all. */
export const overlaps = (one: Range, other: Range): boolean =>
  one.low !== undefined &&
  one.high !== undefined &&
  other.low !== undefined &&
  other.high !== undefined &&
  one.low <= other.high &&
  other.low <= one.high;
