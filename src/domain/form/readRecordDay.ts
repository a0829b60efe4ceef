import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { parseDay } from '../calendar/parseDay.ts';

/** Parses a date of a record, from 1900 to 2199; undefined for anything else. The services have the same limits. */
export const readRecordDay = (typed: string): CalendarDay | undefined =>
  /^(?:19|20|21)/.test(typed) ? parseDay(typed) : undefined;
