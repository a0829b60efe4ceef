import { asIfUtc } from '../../../../domain/calendar/asIfUtc.ts';
import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { clampInstant } from './clampInstant.ts';
import { clockRuns } from './clockRuns.ts';
import { isLastSecond } from './isLastSecond.ts';
import type { PickerRules } from './PickerRules.ts';
import type { RangeEnd } from '../../../../domain/calendar/RangeEnd.ts';
import { sharedStretch } from './sharedStretch.ts';
import { stepsAround } from './stepsAround.ts';
import type { Stretch } from './Stretch.ts';

interface TimeWish {
  readonly end: RangeEnd;
  readonly day: CalendarDay;
  readonly wanted: number;
  /** Between which instants. */
  readonly within: Stretch;
  /** Between which times on the clock, in ms since it showed 0:00. */
  readonly shown?: Stretch;
}

const wholeDay: Stretch = { from: 0, to: 86_399_999 };

/** The instant of a day closest to the one wanted that lies on the steps and within all limits; undefined where there is none. */
export const nearestTime = (
  { end, day, wanted, within, shown = wholeDay }: TimeWish,
  rules: PickerRules,
): number | undefined => {
  const midnight = asIfUtc({ day, hour: 0, minute: 0, second: 0 });
  const possible = clockRuns(day, rules.zone).flatMap((run) => {
    const beginning = midnight - run.offset;
    const asked = sharedStretch({ from: beginning + shown.from, to: beginning + shown.to }, within);
    const free = asked && sharedStretch(asked, run);
    if (!free) return [];
    const closest = clampInstant(wanted, free.from, free.to);
    const isAnyTime =
      rules.precision === 'day' || (end === 'to' && closest === wanted && isLastSecond(wanted, rules.zone));
    return isAnyTime ? [closest] : stepsAround(wanted, beginning, free, rules);
  });
  return possible.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
};
