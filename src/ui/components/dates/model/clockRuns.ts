import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import type { ClockRun } from './ClockRun.ts';
import { endOfDay } from '../../../../domain/calendar/endOfDay.ts';
import { offsetAt } from '../../../../domain/calendar/offsetAt.ts';
import { startOfDay } from '../../../../domain/calendar/startOfDay.ts';

/** The first instant after `before` at which clocks are ahead as they are at `after`. */
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

/** A day as its clocks run: one stretch, two on a day on which they change, none on a day that a zone left out. */
export const clockRuns = (day: CalendarDay, zone: string): readonly ClockRun[] => {
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
