import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import { takeHalfDay } from './takeHalfDay.ts';
import { typedFormat } from './typedFormat.ts';
import type { WrittenTime } from '../../../../domain/calendar/WrittenTime.ts';

type TypedTime = Pick<WrittenTime, 'hour' | 'minute' | 'second'>;

/** The words a locale writes between and after the numbers, such as `klo` and `um`; `h`, \u65e5 and \uc77c are understood in any. */
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

/** Hours to 23, or 1 to 12 in a half of the day. */
const hourOf = (typed: number, half: 'am' | 'pm' | undefined): number | undefined => {
  if (half === undefined) return typed <= 23 ? typed : undefined;
  return typed >= 1 && typed <= 12 ? (typed % 12) + (half === 'pm' ? 12 : 0) : undefined;
};

/** The time typed after a date, nothing of it where there is none. Undefined for anything else, such as a second date. */
export const readTypedTime = (text: string, locale: string): TypedTime | undefined => {
  const { half, rest } = takeHalfDay(text, locale);
  const words = wordsOf(locale);
  const [around, between] = [`(?:[\\s.,،]|${words})*`, `\\s*(?:[:.]|${words})\\s*`];
  const time = `(?:(\\d{1,2})(?:${between}(\\d{2})(?:${between}(\\d{2}))?)?)?`;
  const found = new RegExp(`^${around}${time}${around}$`, 'u').exec(rest);
  if (!found) return undefined;
  const [, typedHour, minute, second] = found;
  if (typedHour === undefined) return half === undefined ? {} : undefined;
  const hour = hourOf(Number(typedHour), half);
  // A lone hour is one only with its half of the day: `3/5/2026 2` might be anything.
  if (hour === undefined || (minute === undefined && half === undefined)) return undefined;
  if (Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return undefined;
  return { hour, minute: Number(minute ?? 0), ...(second !== undefined && { second: Number(second) }) };
};
