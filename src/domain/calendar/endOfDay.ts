import { addDays } from './addDays.ts';
import type { CalendarDay } from './CalendarDay.ts';
import { startOfDay } from './startOfDay.ts';

/** The last millisecond of a day in a zone, whether the day has 23, 24 or 25 hours. In ms since 1970. */
export const endOfDay = (day: CalendarDay, zone: string): number => startOfDay(addDays(day, 1), zone) - 1;
