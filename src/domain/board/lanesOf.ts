import type { Span } from './Span.ts';

/** The lane of each span, from 0: as few as it takes so that none covers another, the earliest in the first lane that is free. */
export const lanesOf = (spans: readonly Span[]): readonly number[] => {
  const order = spans.map((span, at) => ({ ...span, at })).toSorted((one, other) => one.from - other.from);
  const ends: number[] = [];
  const lanes = spans.map(() => 0);
  for (const { from, to, at } of order) {
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    lanes[at] = lane;
  }
  return lanes;
};
