import { expect, it } from 'vitest';
import { driverNow } from '../../../src/domain/board/driverNow.ts';
import { boardTripFactory } from '../../support/factories/boardFactory.ts';

const [own, other] = [
  { id: 'd-1', name: 'Ada Moss' },
  { id: 'd-2', name: 'Bo Lund' },
];
const trip = (status: 'assigned' | 'in_transit' | 'completed', driver: typeof own | undefined) =>
  boardTripFactory.build({ status, driver });

it.each([
  ['its own driver, if it has no trip', own, [], own],
  ['the driver of its trip, on the road', own, [trip('in_transit', other)], other],
  ['the driver of its trip, also if it has none of its own', undefined, [trip('in_transit', other)], other],
  ['its own driver, before the trip', own, [trip('assigned', other)], own],
  ['its own driver, after the trip', own, [trip('completed', other)], own],
  ['its own driver, if nobody is named for the trip', own, [trip('in_transit', undefined)], own],
  ['nobody, if there is none at all', undefined, [trip('assigned', other)], undefined],
] as const)('a truck is driven by %s', (_, driver, trips, who) => {
  expect(driverNow({ driver, trips })).toEqual(who);
});
