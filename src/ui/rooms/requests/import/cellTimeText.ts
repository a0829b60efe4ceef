import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';

/** A time by the clock of its stop, with the month in words: 1/12 has two readings, this has one. */
export const cellTimeText = (local: number | undefined, locale: string): string | undefined =>
  local === undefined
    ? undefined
    : dateFormat(locale, {
        timeZone: 'UTC',
        calendar: 'gregory',
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }).format(local);
