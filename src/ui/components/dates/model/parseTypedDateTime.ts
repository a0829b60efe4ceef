import { type DateTimeParts, parseDateTime } from '../../../../domain/calendar/parseDateTime.ts';
import { parseNamedDate } from './parseNamedDate.ts';
import { parseNumericDate } from './parseNumericDate.ts';
import { parseTypedTime } from './parseTypedTime.ts';

const longestTyped = 60;

/**
 * Parses typed text: ISO 8601, or a date with an optional time, such as `3/5/2026 2:30 pm` in the locale's order, or `5
 * Mar 2026`. Two-digit years are in this century; `year` is used if the year is missing. Undefined for anything else.
 */
export const parseTypedDateTime = (raw: string, locale: string, year?: string): DateTimeParts | undefined => {
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
  ];
  for (const date of dates) {
    const time = date && parseTypedTime(date.rest, locale);
    if (time) return { day: date.day, ...time };
  }
  return undefined;
};
