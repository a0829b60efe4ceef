import type { CalendarDay } from './CalendarDay.ts';
import { instantOf } from './instantOf.ts';

/**
 * The first instant of a day in a zone, in epoch milliseconds: midnight, or the first time after it if clocks skip
 * midnight.
 */
export const startOfDay = (day: CalendarDay, zone: string): number =>
  instantOf({ day, hour: 0, minute: 0, second: 0 }, zone);
