import { expect, it } from 'vitest';
import { driverPauses } from '../../../src/application/pauses/driverPauses.ts';
import { vehiclePauses } from '../../../src/application/pauses/vehiclePauses.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { driverFactory } from '../../support/factories/driverFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { FakeDriverRegister } from '../../support/fakes/FakeDriverRegister.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';

const vehicle = vehicleFactory.build({ status: 'maintenance', version: 3 });
const driver = driverFactory.build({ status: 'on_leave', version: 5 });
const conflict = new Failure({ kind: 'refused', status: 409, errors: [] });

const open = () => {
  const [vehicles, drivers] = [new FakeVehicleRegister(), new FakeDriverRegister()];
  const changes = new FakeRecordChanges();
  return {
    vehicles,
    drivers,
    changes,
    ofVehicle: vehiclePauses(vehicles, new FakeIdempotencyKeys(), changes),
    ofDriver: driverPauses(drivers, new FakeIdempotencyKeys(), changes),
  };
};

it('a reason and an expected return are saved over the version that was read, and the lists are stale', async () => {
  const { ofVehicle, ofDriver, vehicles, drivers, changes } = open();
  await ofVehicle.save({ reason: 'repair', note: ' Clutch ', backOn: '2026-12-01' }, vehicle);
  await ofDriver.save({ reason: '', note: '', backOn: '' }, driver);
  const clutch = { reason: 'repair', note: 'Clutch', backOn: '2026-12-01' };
  expect(vehicles.paused).toEqual([{ id: vehicle.id, version: 3, to: 'maintenance', pause: clutch, key: 'key' }]);
  expect(drivers.paused).toMatchObject([{ id: driver.id, version: 5, to: 'on_leave', key: 'key' }]);
  expect(changes.told.map(({ lists }) => lists)).toEqual([
    ['vehicles', 'drivers', 'papers', 'loads', 'shipments'],
    ['drivers', 'vehicles', 'papers', 'invitations', 'loads', 'shipments'],
  ]);
});

it('a save is known again by its record, version and reason', async () => {
  const keys = new FakeIdempotencyKeys();
  const { save } = vehiclePauses(new FakeVehicleRegister(), keys, new FakeRecordChanges());
  await save({ reason: 'repair', note: '', backOn: '' }, vehicle);
  expect(keys.contents).toEqual([
    { list: 'vehicles', id: vehicle.id, version: 3, pause: expect.objectContaining({ reason: 'repair' }) },
  ]);
});

it('a draft with problems is not sent, and the form finds the same ones', async () => {
  const { ofVehicle, vehicles } = open();
  const draft = { reason: 'repair', note: '', backOn: 'soon' };
  expect(await ofVehicle.save(draft, vehicle)).toEqual({ kind: 'invalid', problems: ofVehicle.check(draft) });
  expect(ofVehicle.check(draft)).toMatchObject({ backOn: { code: 'not_a_day' } });
  expect(vehicles.paused).toEqual([]);
});

it('what somebody else saved meanwhile is shown instead of being overwritten', async () => {
  const { ofVehicle, vehicles } = open();
  const theirs = vehicleFactory.build({ id: vehicle.id, version: 4 });
  Object.assign(vehicles, { written: conflict, vehicle: theirs });
  const draft = { reason: 'repair', note: '', backOn: '' };
  expect(await ofVehicle.save(draft, vehicle)).toEqual({ kind: 'conflict', record: theirs });
});

it('only a record that exists can be paused', async () => {
  const draft = { reason: '', note: '', backOn: '' };
  await expect(open().ofDriver.save(draft, undefined)).rejects.toThrow(RangeError);
});
