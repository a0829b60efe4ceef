import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { endOfDay } from '../../../../domain/calendar/endOfDay.ts';
import { offsetAt } from '../../../../domain/calendar/offsetAt.ts';
import { startOfDay } from '../../../../domain/calendar/startOfDay.ts';
import type { Interval } from './Interval.ts';

/** A part of a day with a constant UTC offset, in milliseconds. */
interface OffsetSegment extends Interval {
  readonly offset: number;
}

/** The first instant after `before` with the offset of `after`, by bisection. */
const changeBetween = (before: number, after: number, zone: string): number => {
  const offset = offsetAt(after, zone);
  let [unchanged, changed] = [before, after];
  while (changed - unchanged > 1) {
    const middle = Math.floor((unchanged + changed) / 2);
    if (offsetAt(middle, zone) === offset) changed = middle;
    else unchanged = middle;
  }
  return changed;
};

/**
 * Splits a day into segments of constant offset: usually one, two if the clocks change, none if the zone skipped the
 * day altogether.
 */
export const offsetSegments = (day: CalendarDay, zone: string): readonly OffsetSegment[] => {
  const [from, to] = [startOfDay(day, zone), endOfDay(day, zone)];
  if (from > to) return [];
  const [before, after] = [offsetAt(from, zone), offsetAt(to, zone)];
  if (before === after) return [{ from, to, offset: before }];
  const change = changeBetween(from, to, zone);
  return [
    { from, to: change - 1, offset: before },
    { from: change, to, offset: after },
  ];
};
