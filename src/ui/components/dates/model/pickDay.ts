import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { assertNever } from '../../../../domain/failure/assertNever.ts';
import { emptySpan, type Span } from '../../../../domain/calendar/Span.ts';
import { endOfDay } from '../../../../domain/calendar/endOfDay.ts';
import { freeFor } from './freeFor.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';
import { nearestTime } from './nearestTime.ts';
import type { PickerRules } from './PickerRules.ts';
import type { RangeEnd } from '../../../../domain/calendar/RangeEnd.ts';
import { sameTimeOn } from './sameTimeOn.ts';
import { startOfDay } from '../../../../domain/calendar/startOfDay.ts';

/** The span with one of its ends on a day: as close to `wanted` as its limits and steps let it. */
const withEnd = (span: Span, end: RangeEnd, day: CalendarDay, wanted: number, rules: PickerRules): Span | undefined => {
  const instant = nearestTime({ end, day, wanted, within: freeFor(end, span, rules) }, rules);
  return instant === undefined ? undefined : { ...span, [end]: instant };
};

/**
 * The span after a day was chosen; undefined where no time of it may be. `single`, `rangeFrom` and `rangeTo` keep the time that
 * was chosen before. Without one, and always in mode `range`, a beginning is the first of the day and an end the last. In mode
 * `range` the first day begins a range and the second ends it, or, when it is the earlier, begins it instead; a third begins
 * anew.
 */
export const pickDay = (span: Span, day: CalendarDay, rules: PickerRules): Span | undefined => {
  const { mode, zone, precision } = rules;
  const moved = (end: RangeEnd): Span | undefined => {
    const before = span[end];
    const edge = end === 'to' ? endOfDay(day, zone) : startOfDay(day, zone);
    const wanted = before === undefined || precision === 'day' ? edge : sameTimeOn(day, before, zone);
    return withEnd(span, end, day, wanted, rules);
  };
  switch (mode) {
    case 'single':
    case 'rangeFrom':
      return moved('from');
    case 'rangeTo':
      return moved('to');
    case 'range': {
      const begun = withEnd(emptySpan, 'from', day, startOfDay(day, zone), rules);
      if (span.from === undefined || span.to !== undefined) return begun;
      const first = localTimeOf(span.from, zone).day;
      return day >= first ? moved('to') : begun && withEnd(begun, 'to', first, endOfDay(first, zone), rules);
    }
    default:
      return assertNever(mode);
  }
};
