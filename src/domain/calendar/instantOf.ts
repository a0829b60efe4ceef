import { asIfUtc } from './asIfUtc.ts';
import { msPerDay } from './dayNumber.ts';
import { instantsOf } from './instantsOf.ts';
import type { LocalTime } from './LocalTime.ts';
import { offsetAt } from './offsetAt.ts';

/**
 * The single instant (epoch milliseconds) of a local time, resolved as in RFC 5545 §3.3.5. A time skipped by a clock
 * change uses the offset before it, so 02:30 becomes 03:30. Of a repeated time it is the first, or the one closer to
 * `near`.
 */
export const instantOf = (local: LocalTime, zone: string, near = -Infinity): number => {
  const [first, second] = instantsOf(local, zone);
  if (first === undefined) return asIfUtc(local) - offsetAt(asIfUtc(local) - msPerDay, zone);
  return second !== undefined && Math.abs(near - second) < Math.abs(near - first) ? second : first;
};
