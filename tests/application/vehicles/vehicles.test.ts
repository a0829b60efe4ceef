import { describe, expect, it } from 'vitest';
import { addVehicle } from '../../../src/application/vehicles/addVehicle.ts';
import { changeVehicle } from '../../../src/application/vehicles/changeVehicle.ts';
import { listSupportedVehicles } from '../../../src/application/vehicles/listSupportedVehicles.ts';
import { listVehicles } from '../../../src/application/vehicles/listVehicles.ts';
import { moveVehicle } from '../../../src/application/vehicles/moveVehicle.ts';
import { readVehicle } from '../../../src/application/vehicles/readVehicle.ts';
import { removeVehicle } from '../../../src/application/vehicles/removeVehicle.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { supportedVehicleFactory } from '../../support/factories/supportedVehicleFactory.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';

const conflict = new Failure({ kind: 'refused', status: 409, errors: [] });
const question = { title: 'Delete T-001?', text: '', yes: 'Delete it', no: 'Keep it' };

const registerOf = (told: Partial<FakeVehicleRegister> = {}) => Object.assign(new FakeVehicleRegister(), told);

describe('the register', () => {
  it('is listed as the view asks, and one vehicle is read by its id', async () => {
    const vehicle = vehicleFactory.build();
    const page = { rows: [vehicle], page: 0, size: 25, total: 1 };
    const register = registerOf({ page, vehicle });
    const view = { page: 0, size: 25, sort: '-make', q: 'volvo', filters: { status: 'available' } };
    expect(await listVehicles(register)(view)).toBe(page);
    expect(register.views).toEqual([view]);
    expect(await readVehicle(register)(vehicle.id)).toBe(vehicle);
  });

  it('knows the models on the market, by make and model', async () => {
    const [volvo, tgx, tgs] = [
      supportedVehicleFactory.build({ make: 'Volvo', model: 'FH' }),
      supportedVehicleFactory.build({ make: 'MAN', model: 'TGX' }),
      supportedVehicleFactory.build({ make: 'MAN', model: 'TGS' }),
    ];
    expect(await listSupportedVehicles(registerOf({ models: [volvo, tgx, tgs] }))()).toEqual([tgs, tgx, volvo]);
  });

  it('takes a vehicle in under the key of the draft', async () => {
    const register = registerOf();
    const facts = vehicleFactory.build();
    await addVehicle(register)(facts, 'key');
    expect(register.added).toEqual([{ facts, key: 'key' }]);
  });
});

describe('a change', () => {
  const vehicle = vehicleFactory.build({ version: 3 });
  const facts = vehicle;

  it('names the version it was made up from', async () => {
    const register = registerOf({ written: vehicleFactory.build({ version: 4 }) });
    const written = await changeVehicle(register)({ id: vehicle.id, version: 3, facts }, 'key');
    expect(written).toMatchObject({ kind: 'done', record: { version: 4 } });
    expect(register.changed).toEqual([{ id: vehicle.id, version: 3, facts, key: 'key' }]);
  });

  it('of what somebody changed meanwhile hands theirs back', async () => {
    const theirs = vehicleFactory.build({ version: 7, plate: 'B-XX 1' });
    const register = registerOf({ vehicle: theirs, written: conflict });
    expect(await changeVehicle(register)({ id: vehicle.id, version: 3, facts }, 'key')).toEqual({
      kind: 'stale',
      record: theirs,
    });
    expect(await moveVehicle(register)({ id: vehicle.id, version: 3, to: 'maintenance' })).toEqual({
      kind: 'stale',
      record: theirs,
    });
  });

  it('of status that is not allowed is refused', async () => {
    const register = registerOf({ vehicle, written: conflict });
    await expect(moveVehicle(register)({ id: vehicle.id, version: 3, to: 'retired' })).rejects.toBe(conflict);
  });
});

it.each([
  [true, [{ id: 'v', version: 2 }]],
  [false, []],
])('a vehicle is deleted when the person is sure: %s', async (isSure, removed) => {
  const register = registerOf();
  const dialogs = new FakeDialogs(isSure);
  expect(await removeVehicle(register, dialogs)({ id: 'v', version: 2, question })).toBe(isSure);
  expect(dialogs.questions).toEqual([question]);
  expect(register.removed).toEqual(removed);
});
