import type { CalendarDay } from './CalendarDay.ts';

/** What calendar and clock on the wall show somewhere; hours 0 to 23. */
export interface LocalTime {
  readonly day: CalendarDay;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}
