import { expect, it } from 'vitest';
import { timeLeft } from '../../../src/domain/calendar/timeLeft.ts';

const minute = 60_000;
it.each([
  [0, undefined],
  [-1, undefined],
  [1, { count: 0, unit: 'minute' }],
  [119 * minute + 59_999, { count: 119, unit: 'minute' }],
  [120 * minute, { count: 2, unit: 'hour' }],
  [48 * 60 * minute - 1, { count: 47, unit: 'hour' }],
  [48 * 60 * minute, { count: 2, unit: 'day' }],
])('%i ms before a deadline there is %j left', (left, told) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual(told);
});
