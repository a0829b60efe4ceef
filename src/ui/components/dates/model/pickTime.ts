import type { ClockPart } from './ClockPart.ts';
import { freeFor } from './freeFor.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';
import { nearestTime } from './nearestTime.ts';
import type { PickerRules } from './PickerRules.ts';
import type { RangeEnd } from '../../../../domain/calendar/RangeEnd.ts';
import { shownStretch } from './shownStretch.ts';
import type { Span } from '../../../../domain/calendar/Span.ts';
import { withPart } from './withPart.ts';

/**
 * The span after hour, minute or second of one of its ends was chosen. The others stay, or go to their closest step; where
 * limits, clocks or the other end do not let the part be what was chosen, the closest time of the day is. An end that is not
 * there stays so.
 */
export const pickTime = (span: Span, end: RangeEnd, part: ClockPart, value: number, rules: PickerRules): Span => {
  const before = span[end];
  if (before === undefined) return span;
  const local = localTimeOf(before, rules.zone);
  const wish = { end, day: local.day, wanted: withPart(before, part, value, rules), within: freeFor(end, span, rules) };
  const after = nearestTime({ ...wish, shown: shownStretch(local, part, value) }, rules) ?? nearestTime(wish, rules);
  return after === undefined ? span : { ...span, [end]: after };
};
