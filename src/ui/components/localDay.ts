import { dateFormat } from '../../domain/calendar/dateFormat.ts';

/** The date of an RFC 3339 instant in the user's time zone. */
export const localDay = (instant: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'medium' }).format(new Date(instant));
