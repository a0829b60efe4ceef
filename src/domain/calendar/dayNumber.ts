import type { CalendarDay } from './CalendarDay.ts';

export const msPerDay = 86_400_000;

/** Whole days since 1970-01-01. Calendar dates have no time zone, so every day is equally long. */
export const dayNumber = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / msPerDay;
