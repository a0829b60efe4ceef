import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { parseDay } from '../../../../domain/calendar/parseDay.ts';

/** The date that a typed text begins with, and the rest of the text. */
export interface LeadingDate {
  readonly day: CalendarDay;
  readonly rest: string;
}

/** The leading date of a typed year, month and day of the month, if the calendar has it. A year of two digits is of this century. */
export const leadingDate = (
  year: string,
  month: number | string,
  day: string,
  rest: string,
): LeadingDate | undefined => {
  const found = parseDay(
    `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  return found === undefined ? undefined : { day: found, rest };
};
