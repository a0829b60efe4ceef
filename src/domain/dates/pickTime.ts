import { clampInstant } from './clampInstant.ts';
import { instantOf } from './instantOf.ts';
import type { LocalTime } from './LocalTime.ts';
import { localTimeOf } from './localTimeOf.ts';
import type { PickerRules } from './PickerRules.ts';
import type { RangeEnd } from './RangeEnd.ts';
import { snappedPart } from './snappedPart.ts';
import type { Span } from './Span.ts';

const onStep = (local: LocalTime, { steps, precision }: PickerRules): LocalTime => ({
  day: local.day,
  hour: snappedPart(local.hour, steps.hour, 24),
  minute: snappedPart(local.minute, steps.minute, 60),
  second: precision === 'second' ? snappedPart(local.second, steps.second, 60) : local.second,
});

/**
 * The span after hour, minute or second of one of its ends was chosen; an end that is not there stays so, and none passes the other. Parts that
 * were not on their step, such as a day's last minute, go to the closest.
 */
export const pickTime = (
  span: Span,
  end: RangeEnd,
  time: Partial<Omit<LocalTime, 'day'>>,
  rules: PickerRules,
): Span => {
  const before = span[end];
  if (before === undefined) return span;
  const wanted = { ...localTimeOf(before, rules.zone), ...time };
  const after = instantOf(onStep(wanted, rules), rules.zone, before);
  const within = clampInstant(after, rules.earliest, rules.latest);
  return end === 'from'
    ? { ...span, from: clampInstant(within, undefined, span.to) }
    : { ...span, to: clampInstant(within, span.from, undefined) };
};
