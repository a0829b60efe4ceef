import type { InstantRange, RangeEnd } from '../../../../domain/calendar/InstantRange.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';
import { isLastSecondOfDay } from './isLastSecondOfDay.ts';
import { editedEnds } from './PickerMode.ts';
import type { PickerRules } from './PickerRules.ts';

/** Why a picker's value cannot be used. */
export type RangeProblem = 'malformed' | 'order' | 'too-early' | 'too-late' | 'closed' | 'off-step';

const isOffStep = (end: RangeEnd, instant: number, { zone, steps, precision }: PickerRules): boolean => {
  if (precision === 'day' || (end === 'to' && isLastSecondOfDay(instant, zone))) return false;
  const { hour, minute, second } = localTimeOf(instant, zone);
  return hour % steps.hour > 0 || minute % steps.minute > 0 || (precision === 'second' && second % steps.second > 0);
};

const problemOfEnd = (end: RangeEnd, instant: number | undefined, rules: PickerRules): RangeProblem | undefined => {
  if (instant === undefined) return undefined;
  if (instant < (rules.earliest ?? -Infinity)) return 'too-early';
  if (instant > (rules.latest ?? Infinity)) return 'too-late';
  if (rules.isClosed(localTimeOf(instant, rules.zone).day)) return 'closed';
  return isOffStep(end, instant, rules) ? 'off-step' : undefined;
};

/**
 * The first problem of a range, if any; an undefined range is one that could not be parsed. A picker for one end checks
 * that end and the order only.
 */
export const rangeProblem = (range: InstantRange | undefined, rules: PickerRules): RangeProblem | undefined => {
  if (!range) return 'malformed';
  const { from, to } = range;
  if (from !== undefined && to !== undefined && from > to) return 'order';
  return editedEnds[rules.mode]
    .map((end) => problemOfEnd(end, range[end], rules))
    .find((problem) => problem !== undefined);
};
