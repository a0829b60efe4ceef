import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { endOfDay } from '../../../../domain/calendar/endOfDay.ts';
import type { InstantRange, RangeEnd } from '../../../../domain/calendar/InstantRange.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';
import { startOfDay } from '../../../../domain/calendar/startOfDay.ts';
import { intersection } from './Interval.ts';
import { nearestTime } from './nearestTime.ts';
import type { PickerRules } from './PickerRules.ts';
import { presetDays } from './presetDays.ts';
import type { RangePreset } from './RangePreset.ts';
import { rangeProblem } from './rangeProblem.ts';

/** The range of a preset, cut to what can be chosen; undefined if nothing of it can. */
export const presetRange = (
  preset: RangePreset,
  today: CalendarDay,
  firstDay: number,
  rules: PickerRules,
): InstantRange | undefined => {
  const { zone, earliest = -Infinity, latest = Infinity } = rules;
  const [first, last] = presetDays(preset, today, firstDay);
  const allowed = { from: earliest, to: latest };
  const cut = intersection({ from: startOfDay(first, zone), to: endOfDay(last, zone) }, allowed);
  if (!cut) return undefined;
  const nearest = (end: RangeEnd): number | undefined =>
    nearestTime({ end, day: localTimeOf(cut[end], zone).day, wanted: cut[end], allowed }, rules);
  const range = { from: nearest('from'), to: nearest('to') };
  const isWhole = range.from !== undefined && range.to !== undefined;
  return isWhole && !rangeProblem(range, rules) ? range : undefined;
};
