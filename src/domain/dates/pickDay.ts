import type { CalendarDay } from './CalendarDay.ts';
import { clampInstant } from './clampInstant.ts';
import { endOfDay } from './endOfDay.ts';
import { assertNever } from '../failure/assertNever.ts';
import { instantOf } from './instantOf.ts';
import { localTimeOf } from './localTimeOf.ts';
import type { PickerRules } from './PickerRules.ts';
import type { RangeEnd } from './RangeEnd.ts';
import type { Span } from './Span.ts';
import { startOfDay } from './startOfDay.ts';

/**
 * The span after a day was chosen. A time chosen before stays; without one a beginning is the day's first second and an end its last.
 * In mode `range` the first day begins a range and the second ends it, in either order; the third begins anew. `rangeFrom` and `rangeTo` move
 * their own end and never past the other. All within earliest and latest.
 */
export const pickDay = (span: Span, day: CalendarDay, rules: PickerRules): Span => {
  const { mode, zone, earliest, latest } = rules;
  const at = (end: RangeEnd): number => {
    const before = span[end];
    if (before === undefined || rules.precision === 'day')
      return clampInstant(end === 'to' ? endOfDay(day, zone) : startOfDay(day, zone), earliest, latest);
    return clampInstant(instantOf({ ...localTimeOf(before, zone), day }, zone, before), earliest, latest);
  };
  switch (mode) {
    case 'single':
      return { from: at('from'), to: undefined };
    case 'rangeFrom':
      return { ...span, from: clampInstant(at('from'), undefined, span.to) };
    case 'rangeTo':
      return { ...span, to: clampInstant(at('to'), span.from, undefined) };
    case 'range': {
      if (span.from === undefined || span.to !== undefined)
        return { from: clampInstant(startOfDay(day, zone), earliest, latest), to: undefined };
      const first = localTimeOf(span.from, zone).day;
      if (day >= first) return { from: span.from, to: at('to') };
      return {
        from: clampInstant(startOfDay(day, zone), earliest, latest),
        to: clampInstant(endOfDay(first, zone), earliest, latest),
      };
    }
    default:
      return assertNever(mode);
  }
};
