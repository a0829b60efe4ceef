import type { ClockPart } from './ClockPart.ts';
import type { LocalTime } from '../../../../domain/calendar/LocalTime.ts';
import { stepParts } from './stepParts.ts';
import type { Stretch } from './Stretch.ts';

/**
 * The times at which clocks show a value of a part and what stands before it, in ms since they showed 0:00: of 14:30, the hour
 * lasts to 14:59.
 */
export const shownStretch = (local: LocalTime, part: ClockPart, value: number): Stretch => {
  let from = 0;
  for (const [each, unit] of stepParts) {
    from += (each === part ? value : local[each]) * unit * 1000;
    if (each === part) return { from, to: from + unit * 1000 - 1 };
  }
  return { from, to: from };
};
