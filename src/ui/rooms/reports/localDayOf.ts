import { dateFormat } from '../../../domain/calendar/dateFormat.ts';

/** The day (RFC 3339) at a place by its own clock, such as "Tue, Nov 24"; undefined without one. */
export const localDayOf = (
  instant: string | undefined,
  timeZone: string | undefined,
  locale: string,
): string | undefined =>
  instant === undefined
    ? undefined
    : dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: timeZone ?? 'UTC' }).format(
        new Date(instant),
      );
