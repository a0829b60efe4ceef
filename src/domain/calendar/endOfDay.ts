import { addDays } from './addDays.ts';
import type { CalendarDay } from './CalendarDay.ts';
import { startOfDay } from './startOfDay.ts';

/** The last millisecond of a day in a zone, however many hours the day has: a range up to it takes in the whole day. */
export const endOfDay = (day: CalendarDay, zone: string): number => startOfDay(addDays(day, 1), zone) - 1;
