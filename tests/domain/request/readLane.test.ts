import { expect, it } from 'vitest';
import { readLane } from '../../../src/domain/request/readLane.ts';

it.each([
  ['DE-50:FR-69', 'DE-50:FR-69'],
  ['de:fr', 'DE:FR'],
  [' de 50 - fr 69 ', 'DE-50:FR-69'],
  ['de50 → fr69', 'DE-50:FR-69'],
  ['DE-04 FR', 'DE-04:FR'],
  ['Leipzig', undefined],
  ['DE-504:FR-69', undefined],
  ['DE', undefined],
  ['', undefined],
])('the lane %j reads as %s', (typed, lane) => {
  expect(readLane(typed)).toBe(lane);
});
