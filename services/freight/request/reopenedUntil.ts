import { addMilliseconds } from '../../clock/addMilliseconds.ts';

/** The deadline after a fall-off: at least two hours from now, and not after the first window ends. */
export function reopenedUntil(decisionBy: Date, firstWindowEnd: Date, now: Date): Date {
  const soonest = addMilliseconds(now, 2 * 60 * 60_000);
  const wanted = decisionBy > soonest ? decisionBy : soonest;
  return wanted < firstWindowEnd ? wanted : firstWindowEnd;
}
