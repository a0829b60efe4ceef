import type { CalendarDay } from './CalendarDay.ts';
import { dayNumber, msPerDay } from './dayNumber.ts';

/** The day so many days later, or earlier when `days` is negative. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  new Date((dayNumber(day) + days) * msPerDay).toISOString().slice(0, 10);
