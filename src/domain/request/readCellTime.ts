/** The order in which somebody writes the parts of a date with slashes. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

const written = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:,? |T)(\d{1,2}):(\d\d)(?::(\d\d))?(?: ?([ap])\.?m\.?)?$/i;

/** Four leading digits are a year, and with dots the day comes first, whatever the order of the sender. */
const orderOf = (first: string, mark: string, order: DateOrder | undefined): DateOrder | undefined => {
  if (first.length === 4) return 'ymd';
  if (mark === '.') return 'dmy';
  return order === 'ymd' ? undefined : order;
};

/** 1 to 12 with am or pm; undefined for an hour that is not counted so. */
const hourOf = (hour: number, half: string | undefined): number | undefined => {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
};

/**
 * A date and time without a zone, such as `2026-11-24 08:00`, `24.11.2026 8:00` or, in the order of the sender, `24/11/2026 08:00`, as if
 * it were UTC, in epoch milliseconds; undefined for anything else. `isAmbiguous` if another order makes it another day.
 */
export const readCellTime = (
  cell: string,
  order: DateOrder | undefined,
): { readonly local: number; readonly isAmbiguous: boolean } | undefined => {
  const [text, first = '', mark = '', second = '', third = '', hours, minutes, seconds, half] =
    written.exec(cell) ?? [];
  const by = orderOf(first, mark, order);
  if (text === undefined || by === undefined) return undefined;
  const [year, month, day] =
    by === 'ymd' ? [first, second, third] : by === 'dmy' ? [third, second, first] : [third, first, second];
  const hour = hourOf(Number(hours), half);
  if (year.length !== 4 || hour === undefined) return undefined;
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), hour, Number(minutes), Number(seconds ?? 0));
  const read = new Date(local);
  const isSame = read.getUTCMonth() + 1 === Number(month) && read.getUTCDate() === Number(day);
  if (!isSame || read.getUTCHours() !== hour || read.getUTCMinutes() !== Number(minutes)) return undefined;
  return { local, isAmbiguous: by !== 'ymd' && Number(day) <= 12 && day !== month };
};
