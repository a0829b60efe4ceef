import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { daysUntil } from '../../../domain/calendar/daysUntil.ts';
import { localTimeOf } from '../../../domain/calendar/localTimeOf.ts';
import { knownZone } from './knownZone.ts';

/** How many days ahead a weekday is unambiguous. */
const week = 6;

/** An instant ahead by the clock of a place, as short as it stays clear: "16:30" today, "Tue 16:30" this week, then "8 Dec". Epoch milliseconds. */
export const clockText = (instant: number, now: number, timeZone: string | undefined, locale: string): string => {
  const zone = knownZone(timeZone);
  const days = daysUntil(localTimeOf(instant, zone).day, localTimeOf(now, zone).day);
  if (days < 0 || days > week)
    return dateFormat(locale, { timeZone: zone, day: 'numeric', month: 'short' }).format(instant);
  const time = dateFormat(locale, { timeZone: zone, timeStyle: 'short' }).format(instant);
  return days === 0 ? time : `${dateFormat(locale, { timeZone: zone, weekday: 'short' }).format(instant)} ${time}`;
};
