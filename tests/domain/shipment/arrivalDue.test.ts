import { expect, it } from 'vitest';
import { arrivalDue } from '../../../src/domain/shipment/arrivalDue.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';

const [first, second] = shipmentFactory.build().stops;
const going = {
  status: 'in_transit',
  nextStop: 1,
  stops: [
    { ...first, window: { from: '2026-03-02T06:00:00Z', to: '2026-03-02T08:00:00Z', timeZone: 'UTC' } },
    { ...second, window: { from: '2026-03-03T06:00:00Z', to: '2026-03-03T10:00:00Z', timeZone: 'UTC' } },
  ],
} as const;

it.each([
  ['at the end of the window of the next stop', {}, '2026-03-03T10:00:00Z'],
  ['at the end of the first window before pickup', { status: 'dispatched', nextStop: 0 }, '2026-03-02T08:00:00Z'],
  ['no longer once it is at the pickup', { status: 'at_pickup', nextStop: 0 }, undefined],
  ['no longer once it is at the delivery', { status: 'at_delivery' }, undefined],
  ['no longer once no stop is ahead', { status: 'delivered', nextStop: undefined }, undefined],
] as const)('a truck is due %s', (_, differs, due) => {
  expect(arrivalDue({ ...going, ...differs })).toBe(due);
});
