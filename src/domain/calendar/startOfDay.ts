import type { CalendarDay } from './CalendarDay.ts';
import { instantOf } from './instantOf.ts';

/** The first instant of a day in a zone, in ms since 1970: midnight, or the first time after it when clocks skip midnight. */
export const startOfDay = (day: CalendarDay, zone: string): number =>
  instantOf({ day, hour: 0, minute: 0, second: 0 }, zone);
