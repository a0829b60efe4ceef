import { readDay } from './readDay.ts';
import { readTypedTime } from './readTypedTime.ts';
import { readWritten } from './readWritten.ts';
import { typedFormat } from './typedFormat.ts';
import type { WrittenTime } from './WrittenTime.ts';

type DatePart = 'year' | 'month' | 'day';
const isDatePart = (type: string): type is DatePart => type === 'year' || type === 'month' || type === 'day';

const orderIn = (locale: string): readonly DatePart[] =>
  typedFormat(locale, 'UTC', 'day')
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isDatePart);

/** Numbers with one mark between them; a hyphen with spaces around it stands between two dates. */
const mark = String.raw`(?:\s?[./\u5e74\u6708]\s?|-|\s)`;
const number = String.raw`(\d{1,4})`;
const threeNumbers = new RegExp(`^${number}${mark}${number}${mark}${number}(?!\\d)`);
const twoNumbers = new RegExp(`^${number}${mark}${number}(?!\\d)`);
const longestTyped = 60;

const dayOf = (numbers: readonly string[], order: readonly DatePart[], knownYear: string) => {
  const part = (name: DatePart): string => numbers[order.indexOf(name)] ?? '';
  const typedYear = part('year') || knownYear;
  const year = typedYear.length === 2 ? `20${typedYear}` : typedYear;
  return readDay(`${year}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`);
};

const readBy = (date: RegExp, text: string, locale: string, year: string): WrittenTime | undefined => {
  const [typedDate, ...numbers] = date.exec(text) ?? [];
  if (typedDate === undefined) return undefined;
  const order = numbers[0]?.length === 4 ? (['year', 'month', 'day'] as const) : orderIn(locale);
  const isWithoutYear = numbers.length === 2;
  const day = dayOf(numbers, isWithoutYear ? order.filter((part) => part !== 'year') : order, year);
  const time = readTypedTime(text.slice(typedDate.length), locale);
  return day === undefined || time === undefined ? undefined : { day, ...time };
};

/**
 * What somebody typed: ISO 8601, or a date in digits of their locale's order and a time after it, such as `3/5/2026 2:30 pm`. A
 * year of two digits is of this century; one that was left out is `year`, where that is given. Undefined for anything else.
 */
export const readTyped = (raw: string, locale: string, year?: string): WrittenTime | undefined => {
  if (raw.length > longestTyped) return undefined;
  const iso = readWritten(raw);
  if (iso) return iso;
  const text = raw
    .normalize('NFKC')
    .replaceAll(/[\u200e\u200f]/g, '')
    .trim()
    .toLowerCase();
  return readBy(threeNumbers, text, locale, '') ?? (year ? readBy(twoNumbers, text, locale, year) : undefined);
};
