import { asIfUtc } from './asIfUtc.ts';
import { endOfDay } from './endOfDay.ts';
import { instantOf } from './instantOf.ts';
import { isReckonable } from './isReckonable.ts';
import type { RangeEnd } from './RangeEnd.ts';
import { startOfDay } from './startOfDay.ts';
import type { WrittenTime } from './WrittenTime.ts';

const instantWithin = (
  { day, hour, minute, second, millisecond, offset }: WrittenTime,
  zone: string,
  end: RangeEnd,
) => {
  if (hour === undefined) return end === 'to' ? endOfDay(day, zone) : startOfDay(day, zone);
  const isToTheEnd = end === 'to' && second === undefined;
  const local = { day, hour, minute: minute ?? 0, second: isToTheEnd ? 59 : (second ?? 0) };
  const instant = offset === undefined ? instantOf(local, zone) : asIfUtc(local) - offset;
  return instant + (isToTheEnd ? 999 : (millisecond ?? 0));
};

/**
 * The instant that was written. What was left out is filled up so that a range covers it: a day alone is its first millisecond as
 * a beginning and its last as an end, and so is a minute. Undefined at the very ends of the years that can be written.
 */
export const instantOfWritten = (written: WrittenTime, zone: string, end: RangeEnd = 'from'): number | undefined => {
  const roughly = Date.parse(`${written.day}T00:00:00Z`);
  return isReckonable(roughly) ? instantWithin(written, zone, end) : undefined;
};
