import { asIfUtc } from './asIfUtc.ts';
import { msPerDay } from './dayNumber.ts';
import type { LocalTime } from './LocalTime.ts';
import { offsetAt } from './offsetAt.ts';

/**
 * The instant at which clocks of a zone show this, in ms since 1970 (seed §9, RFC 5545 §3.3.5). A time that clocks skip when they
 * go forward counts as if they had not yet: 02:30 is then 03:30. Of one that comes twice it is the first, or the one closer to
 * `near`.
 */
export const instantOf = (local: LocalTime, zone: string, near = -Infinity): number => {
  const wanted = asIfUtc(local);
  const before = offsetAt(wanted - msPerDay, zone);
  const after = offsetAt(wanted + msPerDay, zone);
  if (before === after) return wanted - before;
  const shownAt = [before, after]
    .filter((offset) => offsetAt(wanted - offset, zone) === offset)
    .map((offset) => wanted - offset);
  const first = shownAt.at(0) ?? wanted - before;
  const last = shownAt.at(-1) ?? first;
  return Math.abs(near - last) < Math.abs(near - first) ? last : first;
};
