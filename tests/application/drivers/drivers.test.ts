import { describe, expect, it } from 'vitest';
import { addDriver } from '../../../src/application/drivers/addDriver.ts';
import { changeDriver } from '../../../src/application/drivers/changeDriver.ts';
import { listDrivers } from '../../../src/application/drivers/listDrivers.ts';
import { moveDriver } from '../../../src/application/drivers/moveDriver.ts';
import { readDriver } from '../../../src/application/drivers/readDriver.ts';
import { removeDriver } from '../../../src/application/drivers/removeDriver.ts';
import { draftOfDriver } from '../../../src/domain/driver/draftOfDriver.ts';
import { driverData } from '../../../src/domain/driver/driverData.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { driverFactory } from '../../support/factories/driverFactory.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeDriverRegister } from '../../support/fakes/FakeDriverRegister.ts';

const refusal = new Failure({ kind: 'refused', status: 409, message: 'No.', errors: [] });
const view = { page: 2, size: 25, sort: 'name', q: 'silva', filters: { status: 'active' } };
const question = { title: 'Delete João Silva?', text: 'Their papers go too.', yes: 'Delete', no: 'Keep' };

it('the list is that of the view', async () => {
  const register = new FakeDriverRegister();
  register.page = { rows: [driverFactory.build()], page: 2, size: 25, total: 51 };
  expect(await listDrivers(register)(view)).toBe(register.page);
  expect(register.views).toEqual([view]);
});

it('a driver is read with their papers', async () => {
  const register = new FakeDriverRegister();
  expect(await readDriver(register)('d1')).toBe(register.driver);
  expect(register.idsRead).toEqual(['d1']);
});

it('a new driver is added under the key of the draft, with the picture', async () => {
  const register = new FakeDriverRegister();
  const draft = draftOfDriver(driverFactory.build());
  const photo = new File(['x'], 'joao.jpg', { type: 'image/jpeg' });
  await addDriver(register)({ draft, photo }, 'key');
  expect(register.added).toEqual([{ entry: { data: driverData(draft), photo }, idempotencyKey: 'key' }]);
});

describe('what was changed', () => {
  const theirs = driverFactory.build({ version: 4, name: 'João M. Silva' });
  const change = { id: 'd1', version: 3, draft: draftOfDriver(driverFactory.build()) };

  it('is saved in place of the version that was seen', async () => {
    const register = new FakeDriverRegister();
    expect(await changeDriver(register)(change, 'key')).toEqual({ kind: 'done', record: register.driver });
    expect(register.changed).toMatchObject([{ id: 'd1', version: 3, idempotencyKey: 'key' }]);
  });

  it('is not saved over what somebody else changed meanwhile', async () => {
    const register = new FakeDriverRegister();
    register.driver = theirs;
    register.write = refusal;
    expect(await changeDriver(register)(change, 'key')).toEqual({ kind: 'stale', record: theirs });
    expect(await moveDriver(register)({ id: 'd1', version: 3, to: 'left' })).toEqual({ kind: 'stale', record: theirs });
  });

  it('may be refused for another reason', async () => {
    const register = new FakeDriverRegister();
    register.driver = driverFactory.build({ version: 3 });
    register.write = refusal;
    await expect(changeDriver(register)(change, 'key')).rejects.toBe(refusal);
  });
});

it('a driver moves to another status', async () => {
  const register = new FakeDriverRegister();
  expect(await moveDriver(register)({ id: 'd1', version: 3, to: 'on_leave' })).toMatchObject({ kind: 'done' });
  expect(register.moved).toEqual([{ id: 'd1', version: 3, to: 'on_leave' }]);
});

it.each([
  [true, [{ id: 'd1', version: 3 }]],
  [false, []],
])('a driver is deleted by who is sure of it: %s', async (sure, removed) => {
  const register = new FakeDriverRegister();
  const dialogs = new FakeDialogs();
  dialogs.answer = sure;
  expect(await removeDriver(register, dialogs)({ id: 'd1', version: 3, question })).toBe(sure);
  expect(register.removed).toEqual(removed);
});
