import type { CalendarDay } from '../../../domain/dates/CalendarDay.ts';
import { writeInstant } from '../../../domain/dates/writeInstant.ts';

/** The day a date of the grid stands for. */
export const dayOfGrid = (date: Date): CalendarDay =>
  writeInstant(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()), 'UTC').slice(0, 10);
