import { dayAfter, localDay } from '../fields/localDay.ts';
import { adrReasons } from './adrReasons.ts';
import { capacityReasons } from './capacityReasons.ts';
import type { Combination, Engagement, Task } from './Combination.ts';
import { driverReasons } from './driverReasons.ts';
import { tripReasons } from './tripReasons.ts';
import { trailerReason, unitReasons } from './unitReasons.ts';
import type { Verdict } from './Verdict.ts';

/** The time a task takes: from the beginning of its first window to the end of its last. */
function timeOf({ stops }: Pick<Task, 'stops'>): Engagement | undefined {
  const from = stops[0]?.window?.from ?? null;
  const to = stops.at(-1)?.window?.to ?? null;
  return from === null || to === null ? undefined : { from: new Date(from), to: new Date(to) };
}

/** Papers must be valid on the day after the last delivery, by the clock there. */
function papersUntil({ stops }: Task, now: Date): string {
  const { to = null, timeZone = null } = stops.at(-1)?.window ?? {};
  return dayAfter(localDay(to === null ? now : new Date(to), timeZone ?? 'UTC'));
}

/** Whether a combination can do a task, with every reason against it. */
export function verdictOn(task: Task, combination: Combination, now: Date): Verdict {
  const time = timeOf(task);
  const until = papersUntil(task, now);
  const reasons = [
    ...capacityReasons(task, combination),
    ...adrReasons(task, combination, until),
    trailerReason(combination),
    ...unitReasons(combination, until, time),
    ...driverReasons(combination, until, time),
    ...tripReasons(task, combination, now),
  ].filter((reason) => reason !== undefined);
  return { fits: !reasons.some(({ severity }) => severity === 'block'), reasons };
}
