import { adrReasons } from './adrReasons.ts';
import { capacityReasons } from './capacityReasons.ts';
import type { Combination, Task } from './Combination.ts';
import { driverReasons } from './driverReasons.ts';
import { taskNeeds } from './taskNeeds.ts';
import { tripReasons } from './tripReasons.ts';
import { trailerReason, unitReasons } from './unitReasons.ts';
import type { Verdict } from './Verdict.ts';

/** Whether a combination can do a task, with every reason against it. */
export function verdictOn(task: Task, combination: Combination, now: Date, needs = taskNeeds(task, now)): Verdict {
  const { until, time } = needs;
  const reasons = [
    ...capacityReasons(needs, combination),
    ...adrReasons(needs, combination),
    trailerReason(combination),
    ...unitReasons(combination, until, time),
    ...driverReasons(combination, until, time),
    ...tripReasons(task, needs, combination, now),
  ].filter((reason) => reason !== undefined);
  return { fits: !reasons.some(({ severity }) => severity === 'block'), reasons };
}
