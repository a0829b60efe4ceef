import { timeUntil } from '../../../domain/calendar/timeUntil.ts';

/** How far off a `YYYY-MM-DD` is, in words: "in 12 days", "tomorrow", "in 4 years", "3 months ago". */
export const timeText = (date: string, today: string, locale: string): string => {
  const { count, unit } = timeUntil(date, today);
  return new Intl.RelativeTimeFormat(locale, { numeric: unit === 'day' ? 'auto' : 'always' }).format(count, unit);
};
