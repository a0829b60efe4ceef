import type { CalendarDay } from '../calendar/CalendarDay.ts';

/** A date and time as a file says it: by a clock whose zone is a code, an offset, or not said at all. */
export interface EdiTime {
  readonly day: CalendarDay;
  /** `HH:MM`. */
  readonly time: string;
  /** Of X12 such as `CT`, of EDIFACT such as `+01:00`; undefined where nothing is said. */
  readonly zone: string | undefined;
}
