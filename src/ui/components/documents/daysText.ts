import { daysUntil } from '../../../domain/compliance/daysUntil.ts';

/** How far off a `YYYY-MM-DD` is in words of a locale: "in 12 days", "tomorrow", "3 days ago". */
export const daysText = (date: string, today: string, locale: string): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(daysUntil(date, today), 'day');
