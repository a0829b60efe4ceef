import { dayOfTyped } from './dayOfTyped.ts';
import type { TypedDay } from './TypedDay.ts';
import { typedFormat } from './typedFormat.ts';

type DatePart = 'year' | 'month' | 'day';
const isDatePart = (type: string): type is DatePart => type === 'year' || type === 'month' || type === 'day';

const orderIn = (locale: string): readonly DatePart[] =>
  typedFormat(locale, 'UTC', 'day')
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isDatePart);

/** Numbers with one mark between them; a hyphen with spaces around it stands between two dates. */
const mark = String.raw`(?:\s?[./\u5e74\u6708\ub144\uc6d4]\s?|-|\s)`;
const number = String.raw`(\d{1,4})`;
const threeNumbers = new RegExp(`^${number}${mark}${number}${mark}${number}(?!\\d)`);
const twoNumbers = new RegExp(`^${number}${mark}${number}(?!\\d)`);
const dotted = /^\d{1,2}\s?\./;

/** Points stand after the day wherever the year does not come first, whatever the locale writes itself. */
const orderOf = (text: string, [first, , last]: readonly string[], locale: string): readonly DatePart[] => {
  if (first?.length === 4) return ['year', 'month', 'day'];
  const own = orderIn(locale);
  return dotted.test(text) && (own[0] !== 'year' || last?.length === 4) ? ['day', 'month', 'year'] : own;
};

/** Takes a date in digits from the beginning of what was typed, such as `3/5/2026` or `5.3.2026`; with a `year`, one without. */
export const takeNumberedDay = (text: string, locale: string, year?: string): TypedDay | undefined => {
  const [typed, ...numbers] = (year === undefined ? threeNumbers : twoNumbers).exec(text) ?? [];
  if (typed === undefined) return undefined;
  const order = orderOf(text, numbers, locale).filter((part) => part !== 'year' || year === undefined);
  const part = (name: DatePart): string => numbers[order.indexOf(name)] ?? '';
  const day = dayOfTyped(year ?? part('year'), part('month'), part('day'));
  return day === undefined ? undefined : { day, rest: text.slice(typed.length) };
};
