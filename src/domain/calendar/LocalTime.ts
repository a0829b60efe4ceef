import type { CalendarDay } from './CalendarDay.ts';

/** Local date and time, hours 0 to 23. It takes a time zone to make it an instant. */
export interface LocalTime {
  readonly day: CalendarDay;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}
