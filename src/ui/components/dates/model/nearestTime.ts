import { asIfUtc } from '../../../../domain/calendar/asIfUtc.ts';
import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import type { RangeEnd } from '../../../../domain/calendar/InstantRange.ts';
import { clamp, intersection, type Interval } from './Interval.ts';
import { isLastSecondOfDay } from './isLastSecondOfDay.ts';
import { offsetSegments } from './offsetSegments.ts';
import type { PickerRules } from './PickerRules.ts';
import { stepsAround } from './stepsAround.ts';

/** A requested time and the limits it must keep. */
export interface TimeWish {
  readonly end: RangeEnd;
  readonly day: CalendarDay;
  /** The instant to be close to. */
  readonly wanted: number;
  /** Allowed instants. */
  readonly allowed: Interval;
  /** Allowed times of day in milliseconds since 0:00 on the clock; any by default. */
  readonly timesOfDay?: Interval | undefined;
}

const wholeDay: Interval = { from: 0, to: 86_399_999 };

/** The instant of the day closest to the wanted one that is on a step and allowed; undefined if there is none. */
export const nearestTime = (
  { end, day, wanted, allowed, timesOfDay = wholeDay }: TimeWish,
  rules: PickerRules,
): number | undefined => {
  const candidates = offsetSegments(day, rules.zone).flatMap((segment) => {
    const midnight = asIfUtc({ day, hour: 0, minute: 0, second: 0 }) - segment.offset;
    const onClock = intersection({ from: midnight + timesOfDay.from, to: midnight + timesOfDay.to }, segment);
    const free = onClock && intersection(onClock, allowed);
    if (!free) return [];
    const closest = clamp(wanted, free);
    const needsNoStep =
      rules.precision === 'day' || (end === 'to' && closest === wanted && isLastSecondOfDay(wanted, rules.zone));
    return needsNoStep ? [closest] : stepsAround(wanted, midnight, free, rules);
  });
  return candidates.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
};
