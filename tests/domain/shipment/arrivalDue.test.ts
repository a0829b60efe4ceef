import { expect, it } from 'vitest';
import { arrivalDue } from '../../../src/domain/shipment/arrivalDue.ts';
import { inTransit } from '../../support/factories/inTransit.ts';

it.each([
  ['at the end of the window of the next stop', {}, '2026-03-03T10:00:00Z'],
  ['at the end of the first window before pickup', { status: 'dispatched', nextStop: 0 }, '2026-03-02T08:00:00Z'],
  ['no longer once it is at the pickup', { status: 'at_pickup', nextStop: 0 }, undefined],
  ['no longer once it is at the delivery', { status: 'at_delivery' }, undefined],
  ['no longer once no stop is ahead', { status: 'delivered', nextStop: undefined }, undefined],
] as const)('a truck is due %s', (_, differs, due) => {
  expect(arrivalDue({ ...inTransit, ...differs })).toBe(due);
});
