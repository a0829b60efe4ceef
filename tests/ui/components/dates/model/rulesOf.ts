import { neverClosed, type PickerRules } from '../../../../../src/ui/components/dates/model/PickerRules.ts';
import { timeSteps } from '../../../../../src/ui/components/dates/model/TimeSteps.ts';

/** Rules of a range picker to the minute, in UTC and without limits, except as given. */
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
