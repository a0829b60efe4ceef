import { typedFormat } from './formatTyped.ts';
import { leadingDate, type LeadingDate } from './LeadingDate.ts';

type DatePart = 'year' | 'month' | 'day';
const isDatePart = (type: string): type is DatePart => type === 'year' || type === 'month' || type === 'day';

const orderIn = (locale: string): readonly DatePart[] =>
  typedFormat(locale, 'UTC', 'day')
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isDatePart);

/** A separator between two numbers. A hyphen with spaces around it separates two dates instead. */
const mark = String.raw`(?:\s?[./\u5e74\u6708\ub144\uc6d4]\s?|-|\s)`;
const number = String.raw`(\d{1,4})`;
const threeNumbers = new RegExp(`^${number}${mark}${number}${mark}${number}(?!\\d)`);
const twoNumbers = new RegExp(`^${number}${mark}${number}(?!\\d)`);
const dotted = /^\d{1,2}\s?\./;

/**
 * Four leading digits are a year. With dots the day comes first, unless the locale starts with the year. Otherwise the
 * locale's order.
 */
const orderOf = (text: string, [first, , last]: readonly string[], locale: string): readonly DatePart[] => {
  if (first?.length === 4) return ['year', 'month', 'day'];
  const own = orderIn(locale);
  return dotted.test(text) && (own[0] !== 'year' || last?.length === 4) ? ['day', 'month', 'year'] : own;
};

/** Parses a leading numeric date, such as `3/5/2026` or `5.3.2026`. With `year`, month and day are enough. */
export const parseNumericDate = (text: string, locale: string, year?: string): LeadingDate | undefined => {
  const [typed, ...numbers] = (year === undefined ? threeNumbers : twoNumbers).exec(text) ?? [];
  if (typed === undefined) return undefined;
  const order = orderOf(text, numbers, locale).filter((part) => part !== 'year' || year === undefined);
  const part = (name: DatePart): string => numbers[order.indexOf(name)] ?? '';
  return leadingDate(year ?? part('year'), part('month'), part('day'), text.slice(typed.length));
};
