import { addDays } from './addDays.ts';
import type { CalendarDay } from './CalendarDay.ts';

/** The Monday on or before a day. */
export const mondayOf = (day: CalendarDay): CalendarDay =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
