/** By how much a truck known to be late has to come later to be told once more, in milliseconds. */
const muchLater = 60 * 60_000;

type Late = { readonly at: number } | null;

/**
 * Whether both sides are to be told (again) that a truck will be late, now or once it is: what they knew was that it is in time, or far
 * less late. Times in epoch milliseconds; null while it is in time.
 */
export const isToldAnew = (known: Late, reckoned: Late): boolean =>
  !known || !reckoned || reckoned.at - known.at >= muchLater;
