import type { Span } from './Span.ts';

/** Where a span stands on a board, as parts of its width from 0 to 1, and whether it goes on beyond either edge. */
export interface Place {
  readonly start: number;
  readonly width: number;
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** Where a span stands within another; undefined if it lies outside. */
export const placeOn = (range: Span, { from, to }: Span): Place | undefined => {
  if (to <= range.from || from >= range.to) return undefined;
  const length = range.to - range.from;
  const start = (Math.max(from, range.from) - range.from) / length;
  const end = (Math.min(to, range.to) - range.from) / length;
  return { start, width: end - start, isCutBefore: from < range.from, isCutAfter: to > range.to };
};
