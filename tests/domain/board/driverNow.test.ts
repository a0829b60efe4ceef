import { expect, it } from 'vitest';
import { driverNow } from '../../../src/domain/board/driverNow.ts';
import type { ShipmentStatus } from '../../../src/domain/shipment/ShipmentStatus.ts';
import { boardTripFactory } from '../../support/factories/boardFactory.ts';

const [own, other, third] = ['Ada Moss', 'Bo Lund', 'Cy Young'].map((name, at) => ({ id: `d-${at}`, name }));
const trip = (status: ShipmentStatus, driver: typeof own) => boardTripFactory.build({ status, driver });

it.each([
  ['its own driver', own, [], own],
  ['its own driver, whoever was named for the trip', own, [trip('in_transit', other)], own],
  ['the driver of its trip, if it has none of its own', undefined, [trip('in_transit', other)], other],
  [
    'the driver of the trip it is on',
    undefined,
    [trip('completed', own), trip('assigned', other), trip('dispatched', third)],
    third,
  ],
  ['the driver of the trip at its pickup', undefined, [trip('at_pickup', other)], other],
  ['the driver of the trip at its delivery', undefined, [trip('at_delivery', other)], other],
  ['nobody yet, before the trip', undefined, [trip('assigned', other)], undefined],
  ['nobody, if nobody is named for the trip', undefined, [trip('in_transit', undefined)], undefined],
] as const)('a truck is driven by %s', (_, driver, trips, who) => {
  expect(driverNow({ driver, trips })).toEqual(who);
});
