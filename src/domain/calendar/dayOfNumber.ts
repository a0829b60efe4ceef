import type { CalendarDay } from './CalendarDay.ts';
import { msPerDay } from './dayNumber.ts';

/** The day so many days after 1970-01-01. */
export const dayOfNumber = (number: number): CalendarDay => new Date(number * msPerDay).toISOString().slice(0, 10);
