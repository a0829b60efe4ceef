import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';

/** A day at the beginning of a typed text, and what is left of it. */
export interface TypedDay {
  readonly day: CalendarDay;
  readonly rest: string;
}
