import { expect, it } from 'vitest';
import { restOf } from '../../../src/domain/shipment/restOf.ts';

it.each([
  ['0', 33],
  ['2', 31],
  ['33', 0],
  [' 2 ', 31],
  ['34', 0],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['two', undefined],
])('of 33 packages, "%s" leaves %s', (typed, rest) => {
  expect(restOf(typed, 33)).toBe(rest);
});
