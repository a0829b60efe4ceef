import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';

/** A day as the grid wants it: a date at noon of the browser's zone, which no change of clocks reaches. */
export const gridDate = (day: CalendarDay): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};
