const day = 86_400_000;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Where to begin to look for a page of a list by time, the latest first. */
export interface Seek {
  /** No row of the page is as late as this. */
  readonly until: Date;
  /** Rows that are surely as late or later, by the days after these two. */
  readonly passed: number;
  /** By their clocks, rows of these days may be on either side. */
  readonly unsure: readonly [string, string];
}

/**
 * Passes over whole days before a page, where it is known how many rows each has by its own clock. No clock is further than 14 hours from
 * UTC. Undefined where the page is on the first days.
 */
export function seekPage(rowsByDay: ReadonlyMap<string, number>, skip: number): Seek | undefined {
  const days = [...rowsByDay].toSorted(([one], [other]) => (one < other ? 1 : -1));
  let [last, passed]: [string | undefined, number] = [undefined, 0];
  for (const [date, n] of days) {
    if (passed + n > skip) break;
    passed += n;
    last = date;
  }
  if (last === undefined) return undefined;
  const next = dateOf(Date.parse(last) + day);
  return {
    until: new Date(Date.parse(next)),
    passed: passed - (rowsByDay.get(last) ?? 0) - (rowsByDay.get(next) ?? 0),
    unsure: [last, next],
  };
}
