/** From one instant, or one time of day, to another, both within; in ms. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** What two intervals share; undefined when they do not meet. */
export const intersection = (one: Interval, other: Interval): Interval | undefined => {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return from <= to ? { from, to } : undefined;
};

/** The closest value that is within an interval. */
export const clamp = (value: number, { from, to }: Interval): number => Math.min(Math.max(value, from), to);
