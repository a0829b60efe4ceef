import { editedEnds } from './editedEnds.ts';
import { isLastSecond } from './isLastSecond.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';
import type { PickerRules } from './PickerRules.ts';
import type { RangeEnd } from '../../../../domain/calendar/RangeEnd.ts';
import type { Span } from '../../../../domain/calendar/Span.ts';
import type { SpanProblem } from './SpanProblem.ts';

const isOffStep = (end: RangeEnd, instant: number, { zone, steps, precision }: PickerRules): boolean => {
  if (precision === 'day' || (end === 'to' && isLastSecond(instant, zone))) return false;
  const { hour, minute, second } = localTimeOf(instant, zone);
  return hour % steps.hour > 0 || minute % steps.minute > 0 || (precision === 'second' && second % steps.second > 0);
};

const problemOfEnd = (end: RangeEnd, instant: number | undefined, rules: PickerRules): SpanProblem | undefined => {
  if (instant === undefined) return undefined;
  if (instant < (rules.earliest ?? -Infinity)) return 'too-early';
  if (instant > (rules.latest ?? Infinity)) return 'too-late';
  if (rules.isClosed(localTimeOf(instant, rules.zone).day)) return 'closed';
  return isOffStep(end, instant, rules) ? 'off-step' : undefined;
};

/**
 * Why a span is none of those a picker lets choose, or undefined; `undefined` for a span is one that could not be read. A picker
 * for one end of a range judges that end alone, and that the two are in order.
 */
export const problemOfSpan = (span: Span | undefined, rules: PickerRules): SpanProblem | undefined => {
  if (!span) return 'malformed';
  const { from, to } = span;
  if (from !== undefined && to !== undefined && from > to) return 'order';
  return editedEnds[rules.mode]
    .map((end) => problemOfEnd(end, span[end], rules))
    .find((problem) => problem !== undefined);
};
