import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { readDay } from '../calendar/readDay.ts';

/** A day of a record: one of the calendar, from 1900 to 2199. Undefined for anything else; the services have the same years. */
export const readRecordDay = (typed: string): CalendarDay | undefined =>
  /^(?:19|20|21)/.test(typed) ? readDay(typed) : undefined;
