import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import type { DateTimeParts } from '../../../../domain/calendar/parseDateTime.ts';
import { dayPeriodNames } from './dayPeriodNames.ts';
import { typedFormat } from './formatTyped.ts';

type TypedTime = Pick<DateTimeParts, 'hour' | 'minute' | 'second'>;
type DayPeriod = 'am' | 'pm';

/** Removes the day period from a typed time: the locale's own name anywhere, or `am`, `a.m.`, `a` at the end. */
const withoutDayPeriod = (
  text: string,
  locale: string,
): { readonly period: DayPeriod | undefined; readonly rest: string } => {
  const [am = '', pm = ''] = dayPeriodNames(locale).map((name) => name.normalize('NFKC').toLowerCase());
  if (text.includes(am)) return { period: 'am', rest: text.replace(am, '') };
  if (text.includes(pm)) return { period: 'pm', rest: text.replace(pm, '') };
  const short = /([ap])(?:\.?m)?\.?$/.exec(text);
  if (!short) return { period: undefined, rest: text };
  return { period: short[1] === 'p' ? 'pm' : 'am', rest: text.slice(0, short.index) };
};

/**
 * Words a locale writes between and after the numbers, such as `klo` and `um`. `h`, \u65e5 and \uc77c are accepted in
 * any.
 */
const wordsOf = (locale: string): string => {
  const formats = [
    typedFormat(locale, 'UTC', 'second'),
    dateFormat(locale, { calendar: 'gregory', timeZone: 'UTC', dateStyle: 'long', timeStyle: 'short' }),
  ];
  const literals = formats
    .flatMap((format) => format.formatToParts(0))
    .filter(({ type }) => type === 'literal')
    .map(({ value }) => value.toLowerCase());
  return [...new Set([...(literals.join(' ').match(/\p{L}+/gu) ?? []), 'h', '\u65e5', '\uc77c'])].join('|');
};

/** Hours from 0 to 23, or 1 to 12 with a day period. */
const hourOf = (typed: number, period: DayPeriod | undefined): number | undefined => {
  if (period === undefined) return typed <= 23 ? typed : undefined;
  return typed >= 1 && typed <= 12 ? (typed % 12) + (period === 'pm' ? 12 : 0) : undefined;
};

/**
 * Parses the time after a date; all parts undefined if there is none. Undefined for anything else, such as a second
 * date.
 */
export const parseTypedTime = (text: string, locale: string): TypedTime | undefined => {
  const { period, rest } = withoutDayPeriod(text, locale);
  const words = wordsOf(locale);
  const [around, between] = [`(?:[\\s.,،]|${words})*`, `\\s*(?:[:.]|${words})\\s*`];
  const time = `(?:(\\d{1,2})(?:${between}(\\d{2})(?:${between}(\\d{2}))?)?)?`;
  const found = new RegExp(`^${around}${time}${around}$`, 'u').exec(rest);
  if (!found) return undefined;
  const [, typedHour, minute, second] = found;
  if (typedHour === undefined) return period === undefined ? {} : undefined;
  const hour = hourOf(Number(typedHour), period);
  // A lone hour needs a day period or an `h`: `3/5/2026 2` might mean anything.
  const isSaid = minute !== undefined || period !== undefined || /\d\s*h/u.test(rest);
  if (hour === undefined || !isSaid) return undefined;
  if (Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return undefined;
  return { hour, minute: Number(minute ?? 0), ...(second !== undefined && { second: Number(second) }) };
};
