import { addDays } from '../calendar/addDays.ts';
import { localTimeOf } from '../calendar/localTimeOf.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import { adrReasons } from './adrReasons.ts';
import { capacityReasons } from './capacityReasons.ts';
import type { Combination, Engagement, Task } from './Combination.ts';
import { driverReasons } from './driverReasons.ts';
import type { Verdict } from './Reason.ts';
import { tripReasons } from './tripReasons.ts';
import { trailerReasons, unitReasons } from './unitReasons.ts';

/** From the beginning of the first window to the end of the last one. */
const timeOf = ({ stops = [] }: Task): Engagement | undefined => {
  const [from, to] = [readRfc3339(stops[0]?.window?.from), readRfc3339(stops.at(-1)?.window?.to)];
  return from === undefined || to === undefined ? undefined : { from, to };
};

/** The day on which papers must still be valid: the one after the last delivery, there. */
const papersUntil = ({ stops = [] }: Task, now: number): string => {
  const last = stops.at(-1)?.window;
  return addDays(localTimeOf(readRfc3339(last?.to) ?? now, last?.timeZone ?? 'UTC').day, 1);
};

/**
 * Whether a combination can do a task, with every reason against it. The service decides by the same rules. `now` is in epoch
 * milliseconds.
 */
export const verdictOn = (task: Task, combination: Combination, now: number): Verdict => {
  const [time, until] = [timeOf(task), papersUntil(task, now)];
  const reasons = [
    ...capacityReasons(task, combination),
    ...adrReasons(task, combination, until),
    ...trailerReasons(combination),
    ...unitReasons(combination, until, time),
    ...driverReasons(combination, until, time),
    ...tripReasons(task, combination, now, time),
  ];
  return { fits: reasons.every(({ severity }) => severity !== 'block'), reasons };
};
