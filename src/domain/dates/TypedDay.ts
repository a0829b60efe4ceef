import type { CalendarDay } from './CalendarDay.ts';

/** A day at the beginning of a typed text, and what is left of it. */
export interface TypedDay {
  readonly day: CalendarDay;
  readonly rest: string;
}
