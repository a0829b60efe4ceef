import { endOfDay } from './endOfDay.ts';
import { localTimeOf } from './localTimeOf.ts';
import type { PickerRules } from './PickerRules.ts';
import type { Span } from './Span.ts';
import type { SpanProblem } from './SpanProblem.ts';

const isOffStep = (instant: number, { zone, steps, precision }: PickerRules): boolean => {
  if (precision === 'day') return false;
  const { day, hour, minute, second } = localTimeOf(instant, zone);
  // A day's last second ends a range whatever the steps are.
  if (Math.floor(instant / 1000) * 1000 === endOfDay(day, zone)) return false;
  return hour % steps.hour > 0 || minute % steps.minute > 0 || (precision === 'second' && second % steps.second > 0);
};

/** Why a span is none of those a picker lets choose, or undefined; `undefined` for a span is one that could not be read. */
export const problemOfSpan = (span: Span | undefined, rules: PickerRules): SpanProblem | undefined => {
  if (!span) return 'malformed';
  const { from, to } = span;
  if (from !== undefined && to !== undefined && from > to) return 'order';
  const ends = [from, to].filter((end) => end !== undefined);
  if (ends.some((end) => end < (rules.earliest ?? -Infinity))) return 'too-early';
  if (ends.some((end) => end > (rules.latest ?? Infinity))) return 'too-late';
  if (ends.some((end) => rules.isClosed(localTimeOf(end, rules.zone).day))) return 'closed';
  return ends.some((end) => isOffStep(end, rules)) ? 'off-step' : undefined;
};
