import { dateFormat } from '../../../domain/calendar/dateFormat.ts';
import { isTimeZone } from '../../../domain/stop/isTimeZone.ts';

/** The zone of a stop, or UTC where none is known. */
export const knownZone = (timeZone: string | undefined): string =>
  timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC';

/** The day of an instant (epoch milliseconds) by the clock in a zone: "Tue 24 Nov". */
export const shortDay = (instant: number, timeZone: string | undefined, locale: string): string => {
  const zone = knownZone(timeZone);
  const weekday = dateFormat(locale, { timeZone: zone, weekday: 'short' });
  const date = dateFormat(locale, { timeZone: zone, day: 'numeric', month: 'short' });
  return `${weekday.format(instant)} ${date.format(instant)}`;
};
