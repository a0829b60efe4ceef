import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { clampInstant } from './clampInstant.ts';
import { endOfDay } from '../../../../domain/calendar/endOfDay.ts';
import { freeFor } from './freeFor.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';
import { nearestTime } from './nearestTime.ts';
import type { PickerRules } from './PickerRules.ts';
import { presetDays } from './presetDays.ts';
import { problemOfSpan } from './problemOfSpan.ts';
import type { RangeEnd } from '../../../../domain/calendar/RangeEnd.ts';
import type { RangePreset } from './RangePreset.ts';
import { emptySpan, type Span } from '../../../../domain/calendar/Span.ts';
import { startOfDay } from '../../../../domain/calendar/startOfDay.ts';

/** A preset's range, as much of it as may be chosen; undefined where nothing of it may. */
export const presetSpan = (
  preset: RangePreset,
  today: CalendarDay,
  firstDay: number,
  rules: PickerRules,
): Span | undefined => {
  const { zone, earliest, latest } = rules;
  const [first, last] = presetDays(preset, today, firstDay);
  const whole = { from: startOfDay(first, zone), to: endOfDay(last, zone) };
  const cut = (end: RangeEnd): number | undefined => {
    const wanted = clampInstant(whole[end], earliest, latest);
    return nearestTime(
      { end, wanted, day: localTimeOf(wanted, zone).day, within: freeFor(end, emptySpan, rules) },
      rules,
    );
  };
  if (whole.from > (latest ?? Infinity) || whole.to < (earliest ?? -Infinity)) return undefined;
  const span = { from: cut('from'), to: cut('to') };
  const isWhole = span.from !== undefined && span.to !== undefined;
  return isWhole && !problemOfSpan(span, rules) ? span : undefined;
};
