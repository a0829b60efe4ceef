import type { CalendarDay } from './CalendarDay.ts';
import { clampInstant } from './clampInstant.ts';
import { endOfDay } from './endOfDay.ts';
import type { PickerRules } from './PickerRules.ts';
import { presetDays } from './presetDays.ts';
import { problemOfSpan } from './problemOfSpan.ts';
import type { RangePreset } from './RangePreset.ts';
import type { Span } from './Span.ts';
import { startOfDay } from './startOfDay.ts';

/** A preset's range, as much of it as may be chosen; undefined where nothing of it may. */
export const presetSpan = (
  preset: RangePreset,
  today: CalendarDay,
  firstDay: number,
  rules: PickerRules,
): Span | undefined => {
  const [first, last] = presetDays(preset, today, firstDay);
  const [from, to] = [startOfDay(first, rules.zone), endOfDay(last, rules.zone)];
  if (from > (rules.latest ?? Infinity) || to < (rules.earliest ?? -Infinity)) return undefined;
  const span = { from: clampInstant(from, rules.earliest, undefined), to: clampInstant(to, undefined, rules.latest) };
  return problemOfSpan(span, { ...rules, precision: 'day' }) ? undefined : span;
};
