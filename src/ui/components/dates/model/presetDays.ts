import { addDays } from '../../../../domain/calendar/addDays.ts';
import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { dayNumber } from '../../../../domain/calendar/dayNumber.ts';
import type { RangePreset } from './RangePreset.ts';

type Days = readonly [first: CalendarDay, last: CalendarDay];

/** 1970-01-01, day number 0, was a Thursday. */
const weekdayOfDayZero = 4;

const firstOfWeek = (day: CalendarDay, firstDay: number): CalendarDay => {
  const weekday = (((dayNumber(day) + weekdayOfDayZero) % 7) + 7) % 7;
  return addDays(day, -((weekday - firstDay + 7) % 7));
};

/** The first day of a date's month, or of a month that many months later. */
const firstOfMonth = (day: CalendarDay, months = 0): CalendarDay => {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
};

const daysOf: Readonly<Record<RangePreset, (today: CalendarDay, firstDay: number) => Days>> = {
  today: (today) => [today, today],
  yesterday: (today) => [addDays(today, -1), addDays(today, -1)],
  last7Days: (today) => [addDays(today, -6), today],
  last30Days: (today) => [addDays(today, -29), today],
  thisWeek: (today, firstDay) => {
    const first = firstOfWeek(today, firstDay);
    return [first, addDays(first, 6)];
  },
  thisMonth: (today) => [firstOfMonth(today), addDays(firstOfMonth(today, 1), -1)],
  lastMonth: (today) => [firstOfMonth(today, -1), addDays(firstOfMonth(today), -1)],
};

/**
 * First and last day of a preset. The last seven days include today. `firstDay` is the first day of the week, 0 Sunday
 * to 6 Saturday.
 */
export const presetDays = (preset: RangePreset, today: CalendarDay, firstDay: number): Days =>
  daysOf[preset](today, firstDay);
