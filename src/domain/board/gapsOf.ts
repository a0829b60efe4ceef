import type { Span } from './Span.ts';

/** What a range has left beside these spans, in order. */
export const gapsOf = (spans: readonly Span[], range: Span): readonly Span[] => {
  const gaps: Span[] = [];
  let free = range.from;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    if (from > free) gaps.push({ from: free, to: Math.min(from, range.to) });
    free = Math.max(free, to);
    if (free >= range.to) return gaps.filter((gap) => gap.from < gap.to);
  }
  return [...gaps, { from: free, to: range.to }];
};
