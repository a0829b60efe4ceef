import type { CalendarDay } from './CalendarDay.ts';

/** What calendar and clock show somewhere, hours 0 to 23. Only a zone makes an instant of it. */
export interface LocalTime {
  readonly day: CalendarDay;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}
