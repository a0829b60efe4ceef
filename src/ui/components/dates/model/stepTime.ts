import type { ClockPart } from './ClockPart.ts';
import { clockSizes } from './clockSizes.ts';
import { freeFor } from './freeFor.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';
import { nearestTime } from './nearestTime.ts';
import type { PickerRules } from './PickerRules.ts';
import type { RangeEnd } from '../../../../domain/calendar/RangeEnd.ts';
import { shownStretch } from './shownStretch.ts';
import type { Span } from '../../../../domain/calendar/Span.ts';
import { steppedPart } from './steppedPart.ts';
import { withPart } from './withPart.ts';

/**
 * The span after hour, minute or second of one of its ends went a step up (1) or down (-1), round the clock. Values that clocks
 * skip that day, or of which limits and the other end leave nothing, are stepped over; where there is no other, the span stays.
 */
export const stepTime = (span: Span, end: RangeEnd, part: ClockPart, direction: 1 | -1, rules: PickerRules): Span => {
  const before = span[end];
  if (before === undefined) return span;
  const local = localTimeOf(before, rules.zone);
  const within = freeFor(end, span, rules);
  const next = (value: number) => steppedPart(value, rules.steps[part], direction, clockSizes[part]);
  const first = next(local[part]);
  let value = first;
  do {
    const wanted = withPart(before, part, value, rules);
    const after = nearestTime({ end, day: local.day, wanted, within, shown: shownStretch(local, part, value) }, rules);
    if (after !== undefined) return { ...span, [end]: after };
    value = next(value);
  } while (value !== first);
  return span;
};
