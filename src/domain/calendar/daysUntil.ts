import type { CalendarDay } from './CalendarDay.ts';
import { dayNumber } from './dayNumber.ts';

/** Whole days from today to a date, negative if it has passed. Clock changes make no difference. */
export const daysUntil = (date: CalendarDay, today: CalendarDay): number => dayNumber(date) - dayNumber(today);
