import { asIfUtc } from './asIfUtc.ts';
import { msPerDay } from './dayNumber.ts';
import type { LocalTime } from './LocalTime.ts';
import { offsetAt } from './offsetAt.ts';

/**
 * All instants (epoch milliseconds) at which a zone shows a local time, earliest first: usually one, none if clocks
 * skip it going forward, two if it repeats when they go back.
 */
export const instantsOf = (local: LocalTime, zone: string): readonly number[] => {
  const wanted = asIfUtc(local);
  const before = offsetAt(wanted - msPerDay, zone);
  const after = offsetAt(wanted + msPerDay, zone);
  if (before === after) return [wanted - before];
  return [before, after]
    .filter((offset) => offsetAt(wanted - offset, zone) === offset)
    .map((offset) => wanted - offset);
};
