import type { CalendarDay } from '../../../domain/dates/CalendarDay.ts';
import { msPerDay } from '../../../domain/dates/dayNumber.ts';
import { dayOfNumber } from '../../../domain/dates/dayOfNumber.ts';

/** The day a date of the grid stands for. */
export const dayOfGrid = (date: Date): CalendarDay =>
  dayOfNumber(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / msPerDay);
