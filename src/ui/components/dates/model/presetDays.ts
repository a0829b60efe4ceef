import { addDays } from '../../../../domain/calendar/addDays.ts';
import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { firstOfMonth } from './firstOfMonth.ts';
import { firstOfWeek } from './firstOfWeek.ts';
import type { RangePreset } from './RangePreset.ts';

const ranges: Readonly<
  Record<RangePreset, (today: CalendarDay, firstDay: number) => readonly [CalendarDay, CalendarDay]>
> = {
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

/** First and last day of a preset; those that look back end with today, so that seven days are today and the six before. */
export const presetDays = (
  preset: RangePreset,
  today: CalendarDay,
  firstDay: number,
): readonly [CalendarDay, CalendarDay] => ranges[preset](today, firstDay);
