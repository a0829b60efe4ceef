import type { InstantRange, RangeEnd } from '../../../../domain/calendar/InstantRange.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';
import { type ClockPart, clockSizes, nextPartStep } from './ClockPart.ts';
import { nearestTime } from './nearestTime.ts';
import { partWish } from './partWish.ts';
import type { PickerRules } from './PickerRules.ts';

/**
 * The range after hour, minute or second of one end went a step up (1) or down (-1), wrapping around. Skips values
 * ruled out by clock changes, limits or the other end; unchanged if there is no other.
 */
export const stepTime = (
  range: InstantRange,
  end: RangeEnd,
  part: ClockPart,
  direction: 1 | -1,
  rules: PickerRules,
): InstantRange => {
  const before = range[end];
  if (before === undefined) return range;
  const next = (value: number): number => nextPartStep(value, rules.steps[part], direction, clockSizes[part]);
  const first = next(localTimeOf(before, rules.zone)[part]);
  let value = first;
  do {
    const after = nearestTime(partWish(before, { end, part, value }, range, rules), rules);
    if (after !== undefined) return { ...range, [end]: after };
    value = next(value);
  } while (value !== first);
  return range;
};
