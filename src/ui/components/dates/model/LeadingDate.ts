import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { parseDay } from '../../../../domain/calendar/parseDay.ts';

/** A date at the start of typed text, and the rest of the text. */
export interface LeadingDate {
  readonly day: CalendarDay;
  readonly rest: string;
}

/**
 * Builds a date from typed year, month and day; undefined if it does not exist. Two-digit years are in this century.
 */
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
