import { asIfUtc } from './asIfUtc.ts';
import { msPerDay } from './dayNumber.ts';
import type { LocalTime } from './LocalTime.ts';
import { offsetAt } from './offsetAt.ts';

/**
 * Every instant (ms since 1970) at which the clocks of a zone show a local time, earliest first. There is one as a rule, none for
 * a time that is skipped when clocks go forward, and two for one that is repeated when they go back.
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
