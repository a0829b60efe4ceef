import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';

const nameAt = (locale: string, hour: number): string =>
  dateFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
    .formatToParts(hour * 3_600_000)
    .find(({ type }) => type === 'dayPeriod')?.value ?? (hour < 12 ? 'AM' : 'PM');

/** Names of the day periods in a locale, such as AM and PM. */
export const dayPeriodNames = (locale: string): readonly [am: string, pm: string] => [
  nameAt(locale, 9),
  nameAt(locale, 21),
];
