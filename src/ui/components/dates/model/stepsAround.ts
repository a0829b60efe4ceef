import { clockSizes, clockUnits } from './ClockPart.ts';
import { clamp, intersection, type Interval } from './Interval.ts';
import type { PickerRules } from './PickerRules.ts';
import type { TimeSteps } from './TimeSteps.ts';

/** The last time on the steps that is not after `time`; both in seconds since the clock showed 0:00. */
export const stepAtOrBefore = (time: number, steps: TimeSteps): number => {
  let [rest, last] = [time, 0];
  for (const [part, unit] of clockUnits) {
    const value = Math.floor(rest / unit);
    const onStep = Math.floor(value / steps[part]) * steps[part];
    last += onStep * unit;
    // When the hour goes back to its step, the last minute and second of that hour are the closest.
    rest = onStep < value ? unit - 1 : rest % unit;
  }
  return last;
};

/** The time on the steps after one that is on them, in seconds since the clock showed 0:00; undefined after the last of the day. */
export const stepAfter = (time: number, steps: TimeSteps): number | undefined => {
  let kept = time;
  for (const [part, unit] of clockUnits.toReversed()) {
    const value = Math.floor(kept / unit) % clockSizes[part];
    if (value + steps[part] < clockSizes[part]) return kept + steps[part] * unit;
    kept -= value * unit;
  }
  return undefined;
};

/**
 * The instants on a step just before and just after the one wanted, as far as they are `allowed`. `midnight` is the instant from
 * which the clocks of that part of the day count. What is finer than the picker's precision stays as wanted where it can.
 */
export const stepsAround = (
  wanted: number,
  midnight: number,
  allowed: Interval,
  { precision, steps }: PickerRules,
): readonly number[] => {
  const isToTheMinute = precision === 'minute';
  const length = isToTheMinute ? 60_000 : 1000;
  const counted = isToTheMinute ? { ...steps, second: 60 } : steps;
  const finer = (((wanted - midnight) % length) + length) % length;
  const before = stepAtOrBefore(Math.floor((clamp(wanted, allowed) - midnight) / 1000), counted);
  return [before, stepAfter(before, counted)].flatMap((time) => {
    if (time === undefined) return [];
    const start = midnight + time * 1000;
    const step = intersection({ from: start, to: start + length - 1 }, allowed);
    return step ? [clamp(start + finer, step)] : [];
  });
};
