import { asIfUtc } from './asIfUtc.ts';
import { endOfDay } from './endOfDay.ts';
import { instantOf } from './instantOf.ts';
import type { RangeEnd } from './InstantRange.ts';
import type { DateTimeParts } from './parseDateTime.ts';
import { startOfDay } from './startOfDay.ts';

/**
 * The instant (epoch milliseconds) of a parsed date-time. Missing parts are filled in so that a range covers them: from
 * the first millisecond of a day or minute, or up to its last.
 */
export const instantOfParts = (
  { day, hour, minute, second, millisecond, offset }: DateTimeParts,
  zone: string,
  end: RangeEnd = 'from',
): number => {
  if (hour === undefined) return end === 'to' ? endOfDay(day, zone) : startOfDay(day, zone);
  const isToTheEnd = end === 'to' && second === undefined;
  const local = { day, hour, minute: minute ?? 0, second: isToTheEnd ? 59 : (second ?? 0) };
  const instant = offset === undefined ? instantOf(local, zone) : asIfUtc(local) - offset;
  return instant + (isToTheEnd ? 999 : (millisecond ?? 0));
};
