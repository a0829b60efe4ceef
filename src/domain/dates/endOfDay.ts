import { addDays } from './addDays.ts';
import type { CalendarDay } from './CalendarDay.ts';
import { startOfDay } from './startOfDay.ts';

/** The last full second of a day in a zone, however many hours the day has. */
export const endOfDay = (day: CalendarDay, zone: string): number => startOfDay(addDays(day, 1), zone) - 1000;
