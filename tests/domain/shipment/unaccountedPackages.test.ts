import { expect, it } from 'vitest';
import { unaccountedPackages } from '../../../src/domain/shipment/unaccountedPackages.ts';

it.each([
  { ordered: 10, delivered: 10, short: 0, left: 0 },
  { ordered: 10, delivered: 9, short: 1, left: 0 },
  { ordered: 10, delivered: 8, short: 1, left: 1 },
  { ordered: 10, delivered: 0, short: 0, left: 10 },
  { ordered: 10, delivered: 10, short: 2, left: -2 },
  { ordered: 0, delivered: 3, short: 0, left: -3 },
])('of $ordered ordered, $delivered delivered and $short short leave $left', ({ ordered, left, ...counts }) => {
  expect(unaccountedPackages(counts, ordered)).toBe(left);
});
