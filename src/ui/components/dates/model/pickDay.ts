import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { endOfDay } from '../../../../domain/calendar/endOfDay.ts';
import { instantOf } from '../../../../domain/calendar/instantOf.ts';
import { emptyRange, type InstantRange, type RangeEnd } from '../../../../domain/calendar/InstantRange.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';
import { startOfDay } from '../../../../domain/calendar/startOfDay.ts';
import { assertNever } from '../../../../domain/failure/assertNever.ts';
import { allowedInterval } from './allowedInterval.ts';
import { nearestTime } from './nearestTime.ts';
import type { PickerRules } from './PickerRules.ts';

/** The instant on another day with the same local time. */
const sameTimeOn = (day: CalendarDay, instant: number, zone: string): number => {
  const second = Math.floor(instant / 1000) * 1000;
  return instantOf({ ...localTimeOf(second, zone), day }, zone, instant) + (instant - second);
};

/** The range with one end moved to a day, as close to `wanted` as limits and steps allow. */
const withEnd = (
  range: InstantRange,
  end: RangeEnd,
  day: CalendarDay,
  wanted: number,
  rules: PickerRules,
): InstantRange | undefined => {
  const instant = nearestTime({ end, day, wanted, allowed: allowedInterval(end, range, rules) }, rules);
  return instant === undefined ? undefined : { ...range, [end]: instant };
};

/**
 * The range after a click on a day; undefined if no time of that day is allowed. `single`, `rangeFrom` and `rangeTo`
 * keep the time chosen before; without one, and always in `range`, a range runs from the first day's start to the last
 * day's end. In `range` the first click sets one end, the second the other in either order, and the third starts over.
 */
export const pickDay = (range: InstantRange, day: CalendarDay, rules: PickerRules): InstantRange | undefined => {
  const { mode, zone, precision } = rules;
  const moved = (end: RangeEnd): InstantRange | undefined => {
    const before = range[end];
    const edge = end === 'to' ? endOfDay(day, zone) : startOfDay(day, zone);
    const wanted = before === undefined || precision === 'day' ? edge : sameTimeOn(day, before, zone);
    return withEnd(range, end, day, wanted, rules);
  };
  switch (mode) {
    case 'single':
    case 'rangeFrom':
      return moved('from');
    case 'rangeTo':
      return moved('to');
    case 'range': {
      const begun = withEnd(emptyRange, 'from', day, startOfDay(day, zone), rules);
      if (range.from === undefined || range.to !== undefined) return begun;
      const first = localTimeOf(range.from, zone).day;
      return day >= first ? moved('to') : begun && withEnd(begun, 'to', first, endOfDay(first, zone), rules);
    }
    default:
      return assertNever(mode);
  }
};

/** Whether a day is open and has an allowed time. */
export const canPickDay = (day: CalendarDay, rules: PickerRules, range: InstantRange): boolean =>
  !rules.isClosed(day) && pickDay(range, day, rules) !== undefined;
