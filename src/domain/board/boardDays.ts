import { addDays } from '../calendar/addDays.ts';
import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { startOfDay } from '../calendar/startOfDay.ts';
import type { Span } from './Span.ts';

/** A day of a board, from midnight to midnight by the clock of a zone. */
export interface BoardDay extends Span {
  readonly day: CalendarDay;
}

/** The days of a board. One on which clocks change is as long as it is. */
export const boardDays = (first: CalendarDay, count: number, zone: string): readonly BoardDay[] =>
  Array.from({ length: count }, (_, at) => {
    const day = addDays(first, at);
    return { day, from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) };
  });
