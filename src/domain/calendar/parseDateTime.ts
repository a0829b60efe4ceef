import type { CalendarDay } from './CalendarDay.ts';
import { parseDay } from './parseDay.ts';

/** A date and as much of a time as was given. `offset` is in milliseconds; without one the time is local. */
export interface DateTimeParts {
  readonly day: CalendarDay;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  readonly millisecond?: number;
  readonly offset?: number;
}

const dateTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(?:(Z)|([+-])(\d{2})(?::?(\d{2}))?)?)?$/i;

/**
 * Parses an ISO 8601 date-time in extended form (seed §9; RFC 3339 §5.6). Time, seconds, fraction and offset are
 * optional. Undefined for anything else, such as 24:00, leap seconds or dates that do not exist.
 */
export const parseDateTime = (raw: string): DateTimeParts | undefined => {
  const [, date, hour, minute, second, fraction, utc, sign, offsetHours, offsetMinutes] =
    dateTime.exec(raw.trim()) ?? [];
  const day = parseDay(date);
  if (day === undefined) return undefined;
  if (hour === undefined) return { day };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined;
  if (Number(offsetHours ?? 0) > 23 || Number(offsetMinutes ?? 0) > 59) return undefined;
  const offset = (sign === '-' ? -60_000 : 60_000) * (Number(offsetHours) * 60 + Number(offsetMinutes ?? 0));
  return {
    day,
    hour: Number(hour),
    minute: Number(minute),
    ...(second !== undefined && { second: Number(second) }),
    ...(fraction !== undefined && { millisecond: Number(fraction.padEnd(3, '0').slice(0, 3)) }),
    ...(utc !== undefined && { offset: 0 }),
    ...(sign !== undefined && { offset }),
  };
};
