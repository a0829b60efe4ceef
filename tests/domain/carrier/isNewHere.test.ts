import { expect, it } from 'vitest';
import { isNewHere } from '../../../src/domain/carrier/isNewHere.ts';

it.each([
  [9, 90, true],
  [10, 90, false],
  [0, 90, true],
  [3, 30, false],
])('a carrier with %i trips in %i days is new here: %s', (completed, days, isNew) => {
  expect(isNewHere(completed, days)).toBe(isNew);
});
