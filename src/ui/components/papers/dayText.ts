import { dateFormat } from '../../../domain/calendar/dateFormat.ts';

/** A `YYYY-MM-DD` in a locale's format, such as Jan 12, 2026; the same in every time zone. */
export const dayText = (date: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
