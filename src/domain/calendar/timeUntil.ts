import type { CalendarDay } from './CalendarDay.ts';
import { daysUntil } from './daysUntil.ts';

interface TimeUntil {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

const longestInDays = 90;
const longestInMonths = 23;

const monthsUntil = (date: CalendarDay, today: CalendarDay): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const months = (year - thisYear) * 12 + month - thisMonth;
  const isPartOver = months > 0 ? day < thisDay : day > thisDay;
  return isPartOver ? months - Math.sign(months) : months;
};

/**
 * How far off a date is, rounded the way people say it: in days up to ninety days, in months up to 23 months, then in
 * years. Negative if it has passed.
 */
export const timeUntil = (date: CalendarDay, today: CalendarDay): TimeUntil => {
  const days = daysUntil(date, today);
  if (Math.abs(days) <= longestInDays) return { count: days, unit: 'day' };
  const months = monthsUntil(date, today);
  if (Math.abs(months) <= longestInMonths) return { count: months, unit: 'month' };
  return { count: Math.trunc(months / 12), unit: 'year' };
};
