import { addDays } from '../../../../domain/calendar/addDays.ts';
import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import type { LeadingDate } from './LeadingDate.ts';

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\.$/, '');

/** What days from yesterday on are called as seen from today, such as `tomorrow` and `fri`. */
const namedDays = (today: CalendarDay, locale: string): readonly (readonly [name: string, day: CalendarDay])[] => {
  const beside = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const near = [-1, 0, 1].map((days) => [beside.format(days, 'day'), addDays(today, days)] as const);
  const week = [0, 1, 2, 3, 4, 5, 6].flatMap((days) => {
    const day = addDays(today, days);
    return (['long', 'short'] as const).map((weekday) => {
      const format = dateFormat(locale, { timeZone: 'UTC', calendar: 'gregory', weekday });
      return [format.format(Date.parse(day)), day] as const;
    });
  });
  return [...near, ...week];
};

/**
 * Parses a leading `tomorrow`, `today`, `yesterday` or weekday, which is the coming one, in the locale's language or in English.
 */
export const parseRelativeDay = (text: string, locale: string, today: CalendarDay): LeadingDate | undefined => {
  const word = /^\p{L}[\p{L}\p{M}]*/u.exec(text)?.[0];
  if (word === undefined) return undefined;
  for (const language of [locale, 'en-US']) {
    const named = namedDays(today, language).find(([name]) => plain(name) === word);
    if (named) return { day: named[1], rest: text.slice(word.length) };
  }
  return undefined;
};
