import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';

const nameAt = (locale: string, hour: number): string =>
  dateFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
    .formatToParts(hour * 3_600_000)
    .find(({ type }) => type === 'dayPeriod')?.value ?? (hour < 12 ? 'AM' : 'PM');

/** What a locale calls the hours before noon and those after. */
export const halfDayNames = (locale: string): readonly [string, string] => [nameAt(locale, 9), nameAt(locale, 21)];
