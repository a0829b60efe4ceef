import { expect, it } from 'vitest';
import { rateVersions } from '../../../src/domain/shipment/rateVersions.ts';
import { eventFactory } from '../../support/factories/shipmentFactory.ts';

it('the award is the first version of what was agreed, and each change of the truck another', () => {
  const types = ['booked', 'assigned', 'dispatched', 'unassigned', 'assigned', 'arrived', 'cancelled'];
  const events = types.map((type, at) => eventFactory.build({ type, at, data: { plate: `P-${at}` } }));
  expect(rateVersions(events).map(({ version, type, at, plate }) => [version, type, at, plate])).toEqual([
    [1, 'booked', 0, 'P-0'],
    [2, 'assigned', 1, 'P-1'],
    [3, 'unassigned', 3, 'P-3'],
    [4, 'assigned', 4, 'P-4'],
    [5, 'cancelled', 6, 'P-6'],
  ]);
});
