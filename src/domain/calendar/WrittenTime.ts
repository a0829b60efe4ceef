import type { CalendarDay } from './CalendarDay.ts';

/** A date and what was written of a time beside it; `offset` in ms, absent where the time is that of the picker's zone. */
export interface WrittenTime {
  readonly day: CalendarDay;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  readonly millisecond?: number;
  readonly offset?: number;
}
