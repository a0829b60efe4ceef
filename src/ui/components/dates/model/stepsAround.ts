import { clockSizes, clockUnits } from './ClockPart.ts';
import { clamp, intersection, type Interval } from './Interval.ts';
import type { PickerRules } from './PickerRules.ts';
import type { TimeSteps } from './TimeSteps.ts';

/** The last time on a step at or before `time`; both in seconds since 0:00 on the clock. */
export const stepAtOrBefore = (time: number, steps: TimeSteps): number => {
  let [rest, last] = [time, 0];
  for (const [part, unit] of clockUnits) {
    const value = Math.floor(rest / unit);
    const onStep = Math.floor(value / steps[part]) * steps[part];
    last += onStep * unit;
    // If the hour moves back to its step, the last minute and second of that hour are closest.
    rest = onStep < value ? unit - 1 : rest % unit;
  }
  return last;
};

/**
 * The step after a time that is on one, in seconds since 0:00 on the clock; undefined after the last one of the day.
 */
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
 * The allowed instants on a step just before and after the wanted one. `midnight` is the instant from which that part
 * of the day counts. Anything finer than the picker's precision stays as wanted if possible.
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
