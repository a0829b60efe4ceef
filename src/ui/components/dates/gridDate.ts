import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';

/**
 * A date as the grid expects it: noon in the browser's time zone, which no clock change affects. `dayOf` is the
 * inverse.
 */
export const gridDate = (day: CalendarDay): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};
