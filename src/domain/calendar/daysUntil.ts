import type { CalendarDay } from './CalendarDay.ts';
import { dayNumber } from './dayNumber.ts';

/** Whole days from one day to another; negative when it has passed. Clocks that change do not count. */
export const daysUntil = (date: CalendarDay, today: CalendarDay): number => dayNumber(date) - dayNumber(today);
