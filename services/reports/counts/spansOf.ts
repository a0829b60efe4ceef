const day = 86_400_000;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The month a day is in, `YYYY-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7);

const daysBetween = (first: number, last: number): readonly string[] =>
  Array.from({ length: (last - first) / day + 1 }, (_, index) => dateOf(first + index * day));

/** The months that some days touch, each with its days. */
const monthsOf = (from: string, to: string): ReadonlyMap<string, readonly string[]> => {
  const months = new Map<string, readonly string[]>();
  for (let at = Date.parse(`${monthOf(from)}-01`); dateOf(at) <= to;) {
    const first = new Date(at);
    const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
    months.set(monthOf(dateOf(at)), daysBetween(at, next - day));
    at = next;
  }
  return months;
};

interface Spans {
  /** The months that the days touch. */
  readonly months: readonly string[];
  /** Months and days whose counts are added, and days whose counts are subtracted from them. */
  readonly added: readonly string[];
  readonly subtracted: readonly string[];
}

/** A month costs about as much to read as so many days: it has hardly more groups than each of them. */
const monthAsDays = 3;

/**
 * The months and days to read for the counts of some days. A partial month is its own days or the whole month minus its
 * other days, whichever is less to read. Days after `now`, epoch milliseconds, have few counts yet.
 */
export function spansOf({ from, to }: { readonly from: string; readonly to: string }, now: number): Spans {
  const months = monthsOf(from, to);
  const today = dateOf(now);
  const passed = (days: readonly string[]): number => days.filter((date) => date <= today).length;
  const [added, subtracted]: [string[], string[]] = [[], []];
  for (const [month, days] of months) {
    const inside = days.filter((date) => from <= date && date <= to);
    const outside = days.filter((date) => date < from || to < date);
    if (outside.length === 0 || monthAsDays + passed(outside) < passed(inside)) {
      added.push(month);
      subtracted.push(...outside);
    } else added.push(...inside);
  }
  return { months: [...months.keys()], added, subtracted };
}
