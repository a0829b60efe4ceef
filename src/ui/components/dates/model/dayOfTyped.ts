import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { readDay } from '../../../../domain/calendar/readDay.ts';

/** The day of a typed year, month and day of the month, if the calendar has it. A year of two digits is of this century. */
export const dayOfTyped = (year: string, month: number | string, day: string): CalendarDay | undefined =>
  readDay(`${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
