import type { Condition } from './Condition.ts';
import type { OpenLoads } from './OpenLoads.ts';
import { isSeenBy, type Seeker } from './Seeker.ts';

/** Where those stand that a fleet may see now, and that a condition holds for. */
export function seenLoads(loads: OpenLoads, seeker: Seeker, now: Date, holds: Condition): number[] {
  const isSeen = isSeenBy(seeker, loads, now);
  const seen: number[] = [];
  for (let at = 0; at < loads.size; at += 1) if (isSeen(at) && holds(at)) seen.push(at);
  return seen;
}
