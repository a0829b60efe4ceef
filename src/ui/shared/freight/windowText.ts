import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import type { StopWindow } from '../../../domain/stop/Stop.ts';
import { zoneName } from '../../components/zoneName.ts';
import { knownZone } from './knownZone.ts';
import { shortDay } from './shortDay.ts';

/** A window of more than a day and a half never ends on the day it begins. */
const longestDay = 36 * 3_600_000;

/**
 * When a stop may be served, by the clock there, in what belongs on one line each: "Tue 24 Nov 08:00–10:00 CET" is one, and
 * "Tue 24 Nov 23:00 –" with "Wed 25 Nov 02:00 CET" are two. None if nothing is known of it. Without a zone it is told in UTC.
 */
export const windowLines = (
  { from, to, timeZone }: Pick<StopWindow, 'from' | 'to' | 'timeZone'>,
  locale: string,
): readonly string[] => {
  const ends = [from, to].flatMap((end) => (end === undefined ? [] : [Date.parse(end)]));
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined || Number.isNaN(first + last)) return [];
  const zone = knownZone(timeZone);
  const day = (instant: number): string => shortDay(instant, zone, locale);
  const time = dateFormat(locale, { timeZone: zone, timeStyle: 'short' });
  const name = zoneName(zone, locale, first);
  if (first === last || (last - first < longestDay && day(first) === day(last))) {
    const hours = first === last ? time.format(first) : `${time.format(first)}–${time.format(last)}`;
    return [`${day(first)} ${hours} ${name}`];
  }
  const whole = (instant: number): string => `${day(instant)} ${time.format(instant)}`;
  return [`${whole(first)} –`, `${whole(last)} ${name}`];
};

/** A window in one text: "Tue 24 Nov 08:00–10:00 CET". Undefined if nothing is known of it. */
export const windowText = (...[window, locale]: Parameters<typeof windowLines>): string | undefined =>
  windowLines(window, locale).join(' ') || undefined;
