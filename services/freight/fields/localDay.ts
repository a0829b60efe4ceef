import { keptByKey } from './keptByKey.ts';

const dayFormat = keptByKey(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** The calendar day, `YYYY-MM-DD`, at an instant in a time zone (IANA). */
export const localDay = (instant: Date, timeZone: string): string => dayFormat(timeZone).format(instant);

/** The day after, `YYYY-MM-DD`. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10);
