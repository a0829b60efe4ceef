import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { msPerDay } from '../../../domain/calendar/dayNumber.ts';
import { dayOfNumber } from '../../../domain/calendar/dayOfNumber.ts';

/** The day a date of the grid stands for. */
export const dayOfGrid = (date: Date): CalendarDay =>
  dayOfNumber(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / msPerDay);
