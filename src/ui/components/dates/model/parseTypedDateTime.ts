import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { type DateTimeParts, parseDateTime } from '../../../../domain/calendar/parseDateTime.ts';
import { parseNamedDate } from './parseNamedDate.ts';
import { parseNumericDate } from './parseNumericDate.ts';
import { parseRelativeDay } from './parseRelativeDay.ts';
import { parseTypedTime } from './parseTypedTime.ts';

const longestTyped = 60;

interface Known {
  /** Of a date without one. */
  readonly year?: string | undefined;
  /** For `tomorrow` and the like. */
  readonly today?: CalendarDay | undefined;
}

/**
 * Parses typed text: ISO 8601, or a date with an optional time, such as `3/5/2026 2:30 pm` in the locale's order, `5 Mar 2026` or
 * `tomorrow 8:00`. Two-digit years are in this century. Undefined for anything else.
 */
export const parseTypedDateTime = (
  raw: string,
  locale: string,
  { year, today }: Known = {},
): DateTimeParts | undefined => {
  if (raw.length > longestTyped) return undefined;
  const iso = parseDateTime(raw);
  if (iso) return iso;
  const text = raw
    .normalize('NFKC')
    .replaceAll(/[\u200e\u200f]/g, '')
    .trim()
    .toLowerCase();
  const dates = [
    parseNumericDate(text, locale),
    parseNamedDate(text, locale, year),
    year === undefined ? undefined : parseNumericDate(text, locale, year),
    today === undefined ? undefined : parseRelativeDay(text, locale, today),
  ];
  for (const date of dates) {
    const time = date && parseTypedTime(date.rest, locale);
    if (time) return { day: date.day, ...time };
  }
  return undefined;
};
