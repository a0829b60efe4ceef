import { expect, it } from 'vitest';
import { countedPackages } from '../../../src/domain/shipment/countedPackages.ts';

it.each([
  ['33', '0', 0],
  ['30', '2', 1],
  ['30', '5', -2],
  [' 1,000 ', '0', -967],
])('of 33 packages, "%s" delivered and "%s" short leave %i', (delivered, short, missing) => {
  expect(countedPackages({ delivered, short, damaged: '0' }, 33)?.missing).toBe(missing);
});

it.each([{ delivered: '' }, { short: 'two' }, { damaged: '1.5' }])('%j comes to nothing', (typed) => {
  expect(countedPackages({ delivered: '33', short: '0', damaged: '0', ...typed }, 33)).toBeUndefined();
});
