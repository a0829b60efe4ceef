import { expect, it } from 'vitest';
import { coupleTrailer } from '../../../src/application/coupling/coupleTrailer.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';

const tractor = { id: 'v1', version: 3 };

const open = (overrides: Partial<FakeVehicleRegister> = {}) => {
  const register = Object.assign(new FakeVehicleRegister(), overrides);
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { register, keys, changes, couple: coupleTrailer(register, keys, changes) };
};

it.each(['t1', undefined])('the trailer %s is sent over the version that was seen, once', async (trailerId) => {
  const written = vehicleFactory.build({ version: 4 });
  const { register, keys, changes, couple } = open({ written });
  expect(await couple(tractor, trailerId)).toEqual({ kind: 'done', record: written });
  expect(register.coupled).toEqual([{ ...tractor, trailerId, key: 'key' }]);
  expect(keys.contents).toEqual([{ ...tractor, trailerId }]);
  expect(changes.told).toMatchObject([
    { lists: ['vehicles', 'drivers', 'papers', 'loads', 'shipments'], record: { id: written.id, value: written } },
  ]);
});

it("the other person's version is returned after a conflict", async () => {
  const theirs = vehicleFactory.build({ version: 4 });
  const { register, couple } = open({
    vehicle: theirs,
    written: new Failure({ kind: 'refused', status: 409, errors: [] }),
  });
  expect(await couple(tractor, 't1')).toEqual({ kind: 'conflict', record: theirs });
  expect(register.reads).toBe(1);
});
