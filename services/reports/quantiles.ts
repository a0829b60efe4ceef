/** A value that one in ten exceeds, or falls below, says nothing of fewer. */
const fewest = 10;

/** The value with a rank, from 0 on, in ascending order. */
type ValueAt = (rank: number) => number | undefined;

/** The value in the middle of `n`, or between the two in the middle; null without any. */
export const medianAt = (n: number, valueAt: ValueAt): number | null => {
  if (n === 0) return null;
  const [low, high] = [valueAt(Math.ceil(n / 2) - 1), valueAt(Math.floor(n / 2))];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

const tenths = (n: number, tenth: number, valueAt: ValueAt): number | null =>
  n < fewest ? null : (valueAt(Math.ceil(tenth * n) - 1) ?? null);

/** The value that nine in ten of `n` do not exceed, by nearest rank; null of fewer than ten. */
export const p90At = (n: number, valueAt: ValueAt): number | null => tenths(n, 0.9, valueAt);

/** The value that one in ten of `n` do not exceed, by nearest rank; null of fewer than ten. */
export const p10At = (n: number, valueAt: ValueAt): number | null => tenths(n, 0.1, valueAt);
