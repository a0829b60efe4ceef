import { readTypedTime } from './readTypedTime.ts';
import { readWritten } from '../../../../domain/calendar/readWritten.ts';
import { takeNamedDay } from './takeNamedDay.ts';
import { takeNumberedDay } from './takeNumberedDay.ts';
import type { WrittenTime } from '../../../../domain/calendar/WrittenTime.ts';

const longestTyped = 60;

/**
 * What somebody typed: ISO 8601, or a date and a time after it, such as `3/5/2026 2:30 pm` in digits of their locale's order, or
 * `5 Mar 2026`. A year of two digits is of this century; one that was left out is `year`, where that is given. Undefined for
 * anything else.
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
  const taken = [
    takeNumberedDay(text, locale),
    takeNamedDay(text, locale, year),
    year === undefined ? undefined : takeNumberedDay(text, locale, year),
  ];
  for (const date of taken) {
    const time = date && readTypedTime(date.rest, locale);
    if (time) return { day: date.day, ...time };
  }
  return undefined;
};
