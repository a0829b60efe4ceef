import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';

/** A day as the grid takes it: noon of that day in the browser's zone, where clocks never change. `dayOf` reverses it. */
export const gridDate = (day: CalendarDay): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};
