import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { parseDay } from '../calendar/parseDay.ts';

/** A day of a record: one of the calendar, from 1900 to 2199. Undefined for anything else; the services have the same years. */
export const readRecordDay = (typed: string): CalendarDay | undefined =>
  /^(?:19|20|21)/.test(typed) ? parseDay(typed) : undefined;
