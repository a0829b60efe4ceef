import { addMilliseconds } from '../../clock/addMilliseconds.ts';

/** How long a shipper has at least to find another carrier, in milliseconds. */
const leastTime = 2 * 60 * 60_000;

/** The deadline after a fall-off: as before or in two hours, whichever is later, but not after the first window ends. */
export function reopenedUntil(decisionBy: Date | null, firstWindowEnd: Date | null, now: Date): Date {
  const soonest = addMilliseconds(now, leastTime);
  const wanted = decisionBy && decisionBy > soonest ? decisionBy : soonest;
  return firstWindowEnd && firstWindowEnd < wanted ? firstWindowEnd : wanted;
}
