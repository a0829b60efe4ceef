/** By how much an expected arrival has to move to be told. In milliseconds. */
const worthTelling = 15 * 60_000;

type Late = { readonly at: number } | null;

/** Whether an arrival or end that was recalculated differs enough from the one known: by more than the quarter of an hour arrivals are told to. Times in epoch milliseconds; null for one in time. */
export const isNews = (known: Late, reckoned: Late): boolean =>
  known && reckoned ? Math.abs(known.at - reckoned.at) > worthTelling : known !== reckoned;
