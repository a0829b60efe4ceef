import { asIfUtc } from './asIfUtc.ts';
import { msPerDay } from './dayNumber.ts';
import { instantsOf } from './instantsOf.ts';
import type { LocalTime } from './LocalTime.ts';
import { offsetAt } from './offsetAt.ts';

/**
 * The one instant (ms since 1970) that a local time stands for, as RFC 5545 §3.3.5 has it. A skipped time counts by the offset
 * from before the change, so that 02:30 becomes 03:30. Of a repeated time it is the first, or the one closer to `near`.
 */
export const instantOf = (local: LocalTime, zone: string, near = -Infinity): number => {
  const [first, second] = instantsOf(local, zone);
  if (first === undefined) return asIfUtc(local) - offsetAt(asIfUtc(local) - msPerDay, zone);
  return second !== undefined && Math.abs(near - second) < Math.abs(near - first) ? second : first;
};
