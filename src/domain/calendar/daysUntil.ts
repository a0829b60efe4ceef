import type { CalendarDay } from './CalendarDay.ts';
import { dayNumber } from './dayNumber.ts';

/** Whole days from today to a date, negative when it has passed. A day on which clocks change counts as one like any other. */
export const daysUntil = (date: CalendarDay, today: CalendarDay): number => dayNumber(date) - dayNumber(today);
