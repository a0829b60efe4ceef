import { expect, it } from 'vitest';
import { lateMinutes } from '../../../src/domain/shipment/lateMinutes.ts';
import { inTransit } from '../../support/factories/inTransit.ts';

it.each([
  ['for whole minutes since the window of its next stop', {}, '2026-03-03T10:21:59Z', 21],
  ['not as long as the window lasts', {}, '2026-03-03T10:00:00Z', 0],
  ['not before', {}, '2026-03-03T09:00:00Z', 0],
  ['not at its pickup', { status: 'at_pickup', nextStop: 0 }, '2026-03-03T10:21:00Z', 0],
  ['not at its delivery', { status: 'at_delivery' }, '2026-03-03T10:21:00Z', 0],
  ['not unless the service says so', { flags: [] }, '2026-03-03T10:21:00Z', 0],
  ['not without a stop ahead', { nextStop: undefined }, '2026-03-03T10:21:00Z', 0],
] as const)('a shipment is late %s', (_, differs, now, minutes) => {
  expect(lateMinutes({ ...inTransit, ...differs }, Date.parse(now))).toBe(minutes);
});
