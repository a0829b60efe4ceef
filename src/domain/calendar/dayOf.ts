import type { CalendarDay } from './CalendarDay.ts';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** The calendar date in the browser's time zone. For other zones use `localTimeOf`. */
export const dayOf = (date: Date): CalendarDay =>
  `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
