import { closesNoDay } from '../../../src/domain/dates/closesNoDay.ts';
import type { PickerRules } from '../../../src/domain/dates/PickerRules.ts';
import { timeSteps } from '../../../src/domain/dates/TimeSteps.ts';

/** A picker of ranges to the minute, in UTC, in which anything may be chosen but for what is told. */
export const rulesOf = (rules: Partial<PickerRules> = {}): PickerRules => ({
  mode: 'range',
  precision: 'minute',
  zone: 'UTC',
  steps: timeSteps({}),
  earliest: undefined,
  latest: undefined,
  isClosed: closesNoDay,
  ...rules,
});
