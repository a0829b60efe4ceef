import { dateFormat } from '../../domain/calendar/dateFormat.ts';

/** The day of an instant (RFC 3339) where the person is, as people of a locale write it. */
export const localDay = (instant: string, locale: string): string =>
  dateFormat(locale, { dateStyle: 'medium' }).format(new Date(instant));
