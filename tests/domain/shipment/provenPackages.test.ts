import { expect, it } from 'vitest';
import { provenPackages } from '../../../src/domain/shipment/provenPackages.ts';

it.each([
  [{ packages: { delivered: 22, short: 1, damaged: 0 } }, { delivered: 22, short: 1, damaged: 0 }],
  [{ packages: { delivered: 22, short: 1 } }, undefined],
  [{ packages: { delivered: '22', short: 1, damaged: 0 } }, undefined],
  [{ packages: null }, undefined],
  [{}, undefined],
])('of a proof with %j the packages are %j', (data, packages) => {
  expect(provenPackages({ data })).toEqual(packages);
});
