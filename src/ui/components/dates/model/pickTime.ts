import type { InstantRange, RangeEnd } from '../../../../domain/calendar/InstantRange.ts';
import type { ClockPart } from './ClockPart.ts';
import { nearestTime } from './nearestTime.ts';
import { partWish } from './partWish.ts';
import type { PickerRules } from './PickerRules.ts';

/**
 * The range after hour, minute or second of one end was set. The other parts stay or move to their closest step. If
 * limits, steps, clocks or the other end rule the value out, the closest time of that day is used. An open end stays
 * open.
 */
export const pickTime = (
  range: InstantRange,
  end: RangeEnd,
  part: ClockPart,
  value: number,
  rules: PickerRules,
): InstantRange => {
  const before = range[end];
  if (before === undefined) return range;
  const wish = partWish(before, { end, part, value }, range, rules);
  const after = nearestTime(wish, rules) ?? nearestTime({ ...wish, timesOfDay: undefined }, rules);
  return after === undefined ? range : { ...range, [end]: after };
};
