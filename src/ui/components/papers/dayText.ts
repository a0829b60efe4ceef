import { dateFormat } from '../../../domain/calendar/dateFormat.ts';

/** A `YYYY-MM-DD` as people of a locale write it, such as Jan 12, 2026; the same day in every zone. */
export const dayText = (date: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
