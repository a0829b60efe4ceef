import type { CalendarDay } from './CalendarDay.ts';

export const msPerDay = 86_400_000;

/** Days since 1970-01-01; days of the calendar have no zone, so that each is as long as the other. */
export const dayNumber = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / msPerDay;
