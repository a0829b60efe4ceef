import { readDay } from './readDay.ts';
import { readWritten } from './readWritten.ts';
import { takeHalfDay } from './takeHalfDay.ts';
import { typedFormat } from './typedFormat.ts';
import type { WrittenTime } from './WrittenTime.ts';

type DatePart = 'year' | 'month' | 'day';
const isDatePart = (type: string): type is DatePart => type === 'year' || type === 'month' || type === 'day';

const orderIn = (locale: string): readonly DatePart[] =>
  typedFormat(locale, 'UTC', 'day')
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isDatePart);

/** What stands between the numbers: marks, and the letters some locales write there. */
const onlyDigitsAndMarks = /^[\d\s.,،/:\u5e74\u6708\u65e5г-]*$/u;
const longestTyped = 60;

const dayOf = (numbers: readonly string[], order: readonly DatePart[]) => {
  const part = (name: DatePart): string => numbers[order.indexOf(name)] ?? '';
  const year = part('year').length === 2 ? `20${part('year')}` : part('year');
  return readDay(`${year}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`);
};

/** Hours to 23, or 1 to 12 in a half of the day. */
const hourOf = (typed: number, half: 'am' | 'pm' | undefined): number | undefined => {
  if (half === undefined) return typed <= 23 ? typed : undefined;
  return typed >= 1 && typed <= 12 ? (typed % 12) + (half === 'pm' ? 12 : 0) : undefined;
};

/**
 * What somebody typed: ISO 8601, or digits in their locale's order with marks between them, such as `3/5/2026 2:30 pm`; a year of two digits is
 * of this century. Undefined for anything else.
 */
export const readTyped = (raw: string, locale: string): WrittenTime | undefined => {
  if (raw.length > longestTyped) return undefined;
  const iso = readWritten(raw);
  if (iso) return iso;
  const { half, rest } = takeHalfDay(raw.normalize('NFKC').trim().toLowerCase(), locale);
  const numbers = rest.match(/\d+/g) ?? [];
  const day = dayOf(numbers, numbers[0]?.length === 4 ? ['year', 'month', 'day'] : orderIn(locale));
  if (day === undefined || numbers.length > 6 || !onlyDigitsAndMarks.test(rest)) return undefined;
  const [typedHour, minute, second] = numbers.slice(3).map(Number);
  if (typedHour === undefined) return half === undefined ? { day } : undefined;
  const hour = hourOf(typedHour, half);
  // A lone hour is one only with its half of the day: `3/5/2026 2` might be anything.
  if (hour === undefined || (minute === undefined && half === undefined)) return undefined;
  if ((minute ?? 0) > 59 || (second ?? 0) > 59) return undefined;
  return { day, hour, minute: minute ?? 0, ...(second !== undefined && { second }) };
};
