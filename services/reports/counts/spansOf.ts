const day = 86_400_000;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The month a day is in, `YYYY-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The third of a month a day is in: `YYYY-MM/1` until the 10th, `/2` until the 20th, `/3` from the 21st. */
export const thirdOf = (date: string): string =>
  `${monthOf(date)}/${Math.min(3, Math.ceil(Number(date.slice(8)) / 10))}`;

interface Spans {
  /** The months that the days touch. */
  readonly months: readonly string[];
  /** Months, thirds and days whose counts are added, and those whose counts are subtracted from them. */
  readonly added: readonly string[];
  readonly subtracted: readonly string[];
}

/** Spans that add up to some days, and what they cost to read. */
interface Cover extends Omit<Spans, 'months'> {
  readonly cost: number;
}

/** Days whose counts are kept together, as the sum of the spans within. */
interface Span {
  readonly name: string;
  readonly cost: number;
  readonly dates: readonly string[];
  readonly parts: readonly Span[];
}

/** What a span costs to read, in days: it has hardly more groups than each of its days. */
const costOf = { third: 2, month: 3 } as const;

/** Days to come have few counts yet. */
function spanOf(name: string, cost: number, dates: readonly string[], parts: readonly Span[], today: string): Span {
  return { name, cost: (dates[0] ?? '') <= today ? cost : 0, dates, parts };
}

const datesOf = (month: string): readonly string[] => {
  const first = new Date(`${month}-01`);
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
  return Array.from({ length: (next - first.getTime()) / day }, (_, nth) => dateOf(first.getTime() + nth * day));
};

function monthSpan(month: string, today: string): Span {
  const dates = datesOf(month);
  const thirds = [dates.slice(0, 10), dates.slice(10, 20), dates.slice(20)].map((own) => {
    const days = own.map((date) => spanOf(date, 1, [date], [], today));
    return spanOf(thirdOf(own[0] ?? ''), costOf.third, own, days, today);
  });
  return spanOf(month, costOf.month, dates, thirds, today);
}

const none: Cover = { added: [], subtracted: [], cost: 0 };

const joined = (covers: readonly Cover[]): Cover => ({
  added: covers.flatMap(({ added }) => added),
  subtracted: covers.flatMap(({ subtracted }) => subtracted),
  cost: covers.reduce((sum, { cost }) => sum + cost, 0),
});

/** The days of a span that are wanted: as parts of it, or as the whole without the parts that are not, whichever is less to read. */
function coverOf(span: Span, isWanted: (date: string) => boolean): Cover {
  const { name, cost, dates, parts } = span;
  const wanted = dates.filter(isWanted).length;
  if (wanted === 0) return none;
  if (wanted === dates.length) return { added: [name], subtracted: [], cost };
  const inParts = joined(parts.map((part) => coverOf(part, isWanted)));
  const others = joined(parts.map((part) => coverOf(part, (date) => !isWanted(date))));
  return cost + others.cost < inParts.cost
    ? { added: [name, ...others.subtracted], subtracted: others.added, cost: cost + others.cost }
    : inParts;
}

const monthsOf = (from: string, to: string): readonly string[] => {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to);) {
    months.push(month);
    month = monthOf(dateOf(Date.parse(datesOf(month).at(-1) ?? '') + day));
  }
  return months;
};

/** The months, thirds and days to read for the counts of some days. `now`: epoch milliseconds. */
export function spansOf({ from, to }: { readonly from: string; readonly to: string }, now: number): Spans {
  const months = monthsOf(from, to);
  const today = dateOf(now);
  const isAsked = (date: string): boolean => from <= date && date <= to;
  const { added, subtracted } = joined(months.map((month) => coverOf(monthSpan(month, today), isAsked)));
  return { months, added, subtracted };
}
