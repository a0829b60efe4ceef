import type { CalendarDay } from './CalendarDay.ts';
import { instantOf } from './instantOf.ts';

/** The first instant of a day in a zone: midnight, or where clocks skip it the first time after. */
export const startOfDay = (day: CalendarDay, zone: string): number =>
  instantOf({ day, hour: 0, minute: 0, second: 0 }, zone);
