import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { knownZone } from './knownZone.ts';

/** The day of an instant (epoch milliseconds) by the clock in a zone: "Tue 24 Nov". */
export const shortDay = (instant: number, timeZone: string | undefined, locale: string): string => {
  const zone = knownZone(timeZone);
  const weekday = dateFormat(locale, { timeZone: zone, weekday: 'short' });
  const date = dateFormat(locale, { timeZone: zone, day: 'numeric', month: 'short' });
  return `${weekday.format(instant)} ${date.format(instant)}`;
};
