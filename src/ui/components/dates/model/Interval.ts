/** An interval of instants or times of day in milliseconds, both ends included. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The intersection of two intervals; undefined if they do not overlap. */
export const intersection = (one: Interval, other: Interval): Interval | undefined => {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return from <= to ? { from, to } : undefined;
};

/** The value in an interval closest to a given one. */
export const clamp = (value: number, { from, to }: Interval): number => Math.min(Math.max(value, from), to);
