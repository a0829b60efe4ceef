import { dateFormat } from '../../domain/calendar/dateFormat.ts';

/** An instant (RFC 3339) as people of a locale write it, with the time where they are. */
export const instantText = (instant: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
