import type { CalendarDay } from './CalendarDay.ts';
import { dayNumber } from './dayNumber.ts';
import { dayOfNumber } from './dayOfNumber.ts';

/** So many days later, or earlier below 0. */
export const addDays = (day: CalendarDay, days: number): CalendarDay => dayOfNumber(dayNumber(day) + days);
