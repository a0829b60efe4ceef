import { dateFormat } from '../../domain/calendar/dateFormat.ts';

/** An RFC 3339 instant as date and time in the user's time zone. */
export const instantText = (instant: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
