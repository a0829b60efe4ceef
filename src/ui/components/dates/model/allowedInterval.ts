import type { InstantRange, RangeEnd } from '../../../../domain/calendar/InstantRange.ts';
import type { Interval } from './Interval.ts';
import type { PickerRules } from './PickerRules.ts';

/** The interval for one end of a range: between earliest and latest, and on its side of the other end. */
export const allowedInterval = (
  end: RangeEnd,
  range: InstantRange,
  { earliest = -Infinity, latest = Infinity }: PickerRules,
): Interval => ({
  from: end === 'to' ? Math.max(earliest, range.from ?? -Infinity) : earliest,
  to: end === 'from' ? Math.min(latest, range.to ?? Infinity) : latest,
});
