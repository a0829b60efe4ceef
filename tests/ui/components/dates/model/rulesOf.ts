import { neverClosed, type PickerRules } from '../../../../../src/ui/components/dates/model/PickerRules.ts';
import { timeSteps } from '../../../../../src/ui/components/dates/model/TimeSteps.ts';

/** A picker of ranges to the minute, in UTC, in which anything may be chosen but for what is told. */
export const rulesOf = (rules: Partial<PickerRules> = {}): PickerRules => ({
  mode: 'range',
  precision: 'minute',
  zone: 'UTC',
  steps: timeSteps({}),
  earliest: undefined,
  latest: undefined,
  isClosed: neverClosed,
  ...rules,
});
