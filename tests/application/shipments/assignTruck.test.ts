import { expect, it } from 'vitest';
import { assignTruck } from '../../../src/application/shipments/assignTruck.ts';
import { unassignTruck } from '../../../src/application/shipments/unassignTruck.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { FakeDispatchDesk } from '../../support/fakes/FakeDispatchDesk.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const seen = { id: 's-1', version: 3 };
const entry = { vehicleId: 'v-1', trailerId: null, driverId: 'd-1', reason: undefined };
const lists = ['shipments', 'vehicles', 'drivers'];
const refused = (status: number) => new Failure({ kind: 'refused', status, errors: [] });

const open = () => {
  const desk = new FakeDispatchDesk();
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  desk.written = shipmentFactory.build({ id: 's-1', version: 4 });
  return {
    desk,
    keys,
    changes,
    assign: () => assignTruck(desk, keys, changes)(seen, entry),
    unassign: () => unassignTruck(desk, keys, changes)(seen),
  };
};

it('a truck is given to the version that was seen, once, and the answer is shown', async () => {
  const { desk, keys, changes, assign } = open();
  expect(await assign()).toBe(desk.written);
  expect(desk.assigned).toEqual([{ ...seen, entry }]);
  expect(keys.contents).toEqual([{ shipment: 's-1', version: 3, entry }]);
  expect(changes.told).toEqual([{ lists, record: { list: 'shipments', id: 's-1', value: desk.written } }]);
});

it('a truck is taken off the version that was seen, once', async () => {
  const { desk, keys, changes, unassign } = open();
  expect(await unassign()).toBe(desk.written);
  expect(desk.unassigned).toEqual([seen]);
  expect(keys.contents).toEqual([{ shipment: 's-1', version: 3, unassigns: true }]);
  expect(changes.told).toMatchObject([{ lists }]);
});

it.each([
  ['is read again where it came too late', 409, [{ lists }]],
  ['stays as it is where the truck does not fit', 422, []],
])('the shipment %s', async (_, status, told) => {
  const { desk, changes, assign } = open();
  desk.written = refused(status);
  await expect(assign()).rejects.toBe(desk.written);
  expect(changes.told).toEqual(told);
});
