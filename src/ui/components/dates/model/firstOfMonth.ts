import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';

/** The first of the month so many months after that of the day, or before it below 0. */
export const firstOfMonth = (day: CalendarDay, months = 0): CalendarDay => {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
};
