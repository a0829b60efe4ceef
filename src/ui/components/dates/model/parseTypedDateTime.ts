import { type DateTimeParts, parseDateTime } from '../../../../domain/calendar/parseDateTime.ts';
import { parseNamedDate } from './parseNamedDate.ts';
import { parseNumericDate } from './parseNumericDate.ts';
import { parseTypedTime } from './parseTypedTime.ts';

const longestTyped = 60;

/**
 * What somebody typed: ISO 8601, or a date and perhaps a time, such as `3/5/2026 2:30 pm` in the order of their locale, or
 * `5 Mar 2026`. A year of two digits is of this century; a date without a year is of `year`, if there is one. Undefined for
 * anything else.
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
