import { expect, it } from 'vitest';
import { lateMinutes } from '../../../src/domain/shipment/lateMinutes.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';

const [first, second] = shipmentFactory.build().stops;
const late = {
  ...shipmentFactory.build(),
  status: 'in_transit',
  flags: ['late'],
  nextStop: 1,
  stops: [
    { ...first, window: { from: '2026-03-02T06:00:00Z', to: '2026-03-02T08:00:00Z', timeZone: 'UTC' } },
    { ...second, window: { from: '2026-03-03T06:00:00Z', to: '2026-03-03T10:00:00Z', timeZone: 'UTC' } },
  ],
} as const;

it.each([
  ['for whole minutes since the window of its next stop', {}, '2026-03-03T10:21:59Z', 21],
  ['not as long as the window lasts', {}, '2026-03-03T10:00:00Z', 0],
  ['not before', {}, '2026-03-03T09:00:00Z', 0],
  ['not at its pickup', { status: 'at_pickup', nextStop: 0 }, '2026-03-03T10:21:00Z', 0],
  ['not at its delivery', { status: 'at_delivery' }, '2026-03-03T10:21:00Z', 0],
  ['not unless the service says so', { flags: [] }, '2026-03-03T10:21:00Z', 0],
  ['not without a stop ahead', { nextStop: undefined }, '2026-03-03T10:21:00Z', 0],
] as const)('a shipment is late %s', (_, differs, now, minutes) => {
  expect(lateMinutes({ ...late, ...differs }, Date.parse(now))).toBe(minutes);
});
