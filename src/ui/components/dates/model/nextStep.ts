import { clockSizes } from './clockSizes.ts';
import { stepParts } from './stepParts.ts';
import type { TimeSteps } from './TimeSteps.ts';

/** The time of the day that follows one on the steps, in seconds since its clocks showed 0:00; undefined after the last. */
export const nextStep = (time: number, steps: TimeSteps): number | undefined => {
  let kept = time;
  for (const [part, unit] of stepParts.toReversed()) {
    const value = Math.floor(kept / unit) % clockSizes[part];
    if (value + steps[part] < clockSizes[part]) return kept + steps[part] * unit;
    kept -= value * unit;
  }
  return undefined;
};
