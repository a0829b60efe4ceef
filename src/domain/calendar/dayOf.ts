import type { CalendarDay } from './CalendarDay.ts';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** The day of the calendar an instant is on where the person is. */
export const dayOf = (instant: Date): CalendarDay =>
  `${String(instant.getFullYear()).padStart(4, '0')}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;
