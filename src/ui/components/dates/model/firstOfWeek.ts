import { addDays } from '../../../../domain/calendar/addDays.ts';
import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { dayNumber } from '../../../../domain/calendar/dayNumber.ts';

/** 1970-01-01 was a Thursday. */
const weekdayOfDayZero = 4;

/** The day the week of `day` begins with, where weeks begin with `firstDay`, 0 Sunday to 6 Saturday (seed §9). */
export const firstOfWeek = (day: CalendarDay, firstDay: number): CalendarDay => {
  const weekday = (((dayNumber(day) + weekdayOfDayZero) % 7) + 7) % 7;
  return addDays(day, -((weekday - firstDay + 7) % 7));
};
