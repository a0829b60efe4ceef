/** A value that one in ten exceeds, or falls below, says nothing of fewer. */
const fewest = 10;

/** The value in the middle, or between the two in the middle; null without any. `sorted` ascends. */
export const medianOf = (sorted: ArrayLike<number>): number | null => {
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** The value that nine in ten do not exceed, by nearest rank; null of fewer than ten. `sorted` ascends. */
export const p90Of = (sorted: ArrayLike<number>): number | null =>
  sorted.length < fewest ? null : (sorted[Math.ceil(0.9 * sorted.length) - 1] ?? null);

/** The value that one in ten do not exceed, by nearest rank; null of fewer than ten. `sorted` ascends. */
export const p10Of = (sorted: ArrayLike<number>): number | null =>
  sorted.length < fewest ? null : (sorted[Math.ceil(0.1 * sorted.length) - 1] ?? null);
