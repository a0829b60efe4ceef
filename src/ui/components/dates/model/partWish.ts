import { instantOf } from '../../../../domain/calendar/instantOf.ts';
import type { InstantRange, RangeEnd } from '../../../../domain/calendar/InstantRange.ts';
import type { LocalTime } from '../../../../domain/calendar/LocalTime.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';
import { allowedInterval } from './allowedInterval.ts';
import { type ClockPart, clockUnits } from './ClockPart.ts';
import type { Interval } from './Interval.ts';
import type { TimeWish } from './nearestTime.ts';
import type { PickerRules } from './PickerRules.ts';

/**
 * Times of day with this value of a part and the larger parts unchanged, in milliseconds: hour 14 is from 14:00 to
 * 14:59.
 */
const timesWith = (local: LocalTime, part: ClockPart, value: number): Interval => {
  let from = 0;
  for (const [each, unit] of clockUnits) {
    from += (each === part ? value : local[each]) * unit * 1000;
    if (each === part) return { from, to: from + unit * 1000 - 1 };
  }
  return { from, to: from };
};

/**
 * The request to change hour, minute or second of one end to `value`. `before` is that end in epoch milliseconds. A
 * picker to the minute keeps hidden seconds; one to the second drops their fraction.
 */
export const partWish = (
  before: number,
  { end, part, value }: { readonly end: RangeEnd; readonly part: ClockPart; readonly value: number },
  range: InstantRange,
  rules: PickerRules,
): TimeWish => {
  const second = Math.floor(before / 1000) * 1000;
  const local = localTimeOf(second, rules.zone);
  const changed = instantOf({ ...local, [part]: value }, rules.zone, before);
  return {
    end,
    day: local.day,
    wanted: rules.precision === 'second' ? changed : changed + (before - second),
    allowed: allowedInterval(end, range, rules),
    timesOfDay: timesWith(local, part, value),
  };
};
