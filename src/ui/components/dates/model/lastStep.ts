import { stepParts } from './stepParts.ts';
import type { TimeSteps } from './TimeSteps.ts';

/** The last time of the day on the steps that is not after `time`; both in seconds since its clocks showed 0:00. */
export const lastStep = (time: number, steps: TimeSteps): number => {
  let [rest, last] = [time, 0];
  for (const [part, unit] of stepParts) {
    const value = Math.floor(rest / unit);
    const onStep = Math.floor(value / steps[part]) * steps[part];
    last += onStep * unit;
    // Past its step a part takes the last minute and second with it.
    rest = onStep < value ? unit - 1 : rest % unit;
  }
  return last;
};
