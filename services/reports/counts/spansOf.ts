const day = 86_400_000;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The month a day is in, `YYYY-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The first and the last day of a month. */
const endsOf = (month: string) => {
  const first = new Date(`${month}-01T00:00:00Z`);
  return { first: `${month}-01`, last: dateOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)) };
};

/** The months that some days touch, and the fewest months and days that have just these days. */
export function spansOf({ from, to }: { readonly from: string; readonly to: string }) {
  const months = new Set<string>();
  const wholes = new Set<string>();
  for (let at = Date.parse(from); dateOf(at) <= to; at += day) {
    const date = dateOf(at);
    const month = monthOf(date);
    const { first, last } = endsOf(month);
    months.add(month);
    wholes.add(first >= from && last <= to ? month : date);
  }
  return { months: [...months], wholes: [...wholes] };
}
