import type { CalendarDay } from './CalendarDay.ts';
import { dayNumber, msPerDay } from './dayNumber.ts';

/** Adds days to a date; a negative number subtracts. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  new Date((dayNumber(day) + days) * msPerDay).toISOString().slice(0, 10);
