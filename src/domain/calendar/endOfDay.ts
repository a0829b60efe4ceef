import { addDays } from './addDays.ts';
import type { CalendarDay } from './CalendarDay.ts';
import { startOfDay } from './startOfDay.ts';

/** The last millisecond of a day in a zone, whether it has 23, 24 or 25 hours. Epoch milliseconds. */
export const endOfDay = (day: CalendarDay, zone: string): number => startOfDay(addDays(day, 1), zone) - 1;
