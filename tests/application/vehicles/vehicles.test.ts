import { describe, expect, it } from 'vitest';
import { vehicleWrites } from '../../../src/application/vehicles/vehicleWrites.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { vehicleFields } from '../../../src/domain/vehicle/vehicleFields.ts';
import { vehicleFactory } from '../../support/factories/vehicleFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeVehicleRegister } from '../../support/fakes/FakeVehicleRegister.ts';

const conflict = new Failure({ kind: 'refused', status: 409, errors: [] });
const question = { title: 'Delete T-001?', text: '', yes: 'Delete it', no: 'Keep it' };
const lists = ['vehicles', 'drivers', 'papers', 'loads', 'shipments'];

const open = (overrides: Partial<FakeVehicleRegister> = {}, dialogs = new FakeDialogs()) => {
  const register = Object.assign(new FakeVehicleRegister(), overrides);
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { register, keys, changes, ...vehicleWrites(register, new FakeClock(), dialogs, keys, changes) };
};

describe('saving a vehicle', () => {
  const vehicle = vehicleFactory.build({ version: 3, odometerKm: 0 });
  const draft = writeDraft(vehicleFields, vehicle);
  const facts = Object.fromEntries(Object.keys(vehicleFields).map((name) => [name, Reflect.get(vehicle, name)]));

  it('adds a new vehicle with an idempotency key, and marks the affected lists as stale', async () => {
    const added = vehicleFactory.build();
    const { register, keys, changes, save } = open({ written: added });
    expect(await save(draft, undefined)).toEqual({ kind: 'done', record: added });
    expect(register.added).toEqual([{ facts, key: 'key' }]);
    expect(keys.contents).toEqual([{ list: 'vehicles', id: undefined, version: undefined, entry: facts }]);
    expect(changes.told).toEqual([{ lists, record: { list: 'vehicles', id: added.id, value: added } }]);
  });

  it('sends the version the draft was made from', async () => {
    const { register, save } = open({ written: vehicleFactory.build({ version: 4 }) });
    expect(await save(draft, vehicle)).toMatchObject({ kind: 'done', record: { version: 4 } });
    expect(register.changed).toEqual([{ id: vehicle.id, version: 3, facts, key: 'key' }]);
  });

  it('sends nothing when the draft has problems', async () => {
    const { register, changes, save } = open();
    expect(await save({ ...draft, plate: '' }, vehicle)).toEqual({
      kind: 'invalid',
      problems: { plate: { code: 'required' } },
    });
    expect(register.changed).toEqual([]);
    expect(changes.told).toEqual([]);
  });

  it('sends what a trailer has, whatever was typed before its kind was chosen', async () => {
    const { register, save } = open({ written: vehicle });
    const odd = { ...draft, kind: 'trailer', fuel: 'diesel', euroClass: 'euro_6', odometerKm: 'many' };
    await save(odd, undefined);
    expect(register.added[0]?.facts).toMatchObject({
      kind: 'trailer',
      fuel: 'none',
      euroClass: undefined,
      odometerKm: 0,
    });
  });

  it('keeps what is on file of a trailer', async () => {
    const trailer = vehicleFactory.build({ kind: 'trailer', fuel: 'none', euroClass: undefined, odometerKm: 700 });
    const { register, save } = open({ written: trailer });
    await save(writeDraft(vehicleFields, trailer), trailer);
    expect(register.changed[0]?.facts).toMatchObject({ kind: 'trailer', fuel: 'none', odometerKm: 700 });
  });

  it('finds the same problems in the form, by the year of the clock', async () => {
    const { check, save } = open();
    const nextYear = new Date(new FakeClock().now()).getFullYear() + 1;
    expect(check({ ...draft, year: `${nextYear}` }, vehicle)).toEqual({});
    const late = { ...draft, year: `${nextYear + 1}` };
    expect(check(late, vehicle)).toMatchObject({ year: { code: 'out_of_range', limits: { most: nextYear } } });
    expect(await save(late, vehicle)).toEqual({ kind: 'invalid', problems: check(late, vehicle) });
  });

  it("returns the other person's version after a conflict", async () => {
    const theirs = vehicleFactory.build({ version: 7, plate: 'B-XX 1' });
    const { changes, save } = open({ vehicle: theirs, written: conflict });
    expect(await save(draft, vehicle)).toEqual({ kind: 'conflict', record: theirs });
    expect(changes.told).toMatchObject([{ record: { value: theirs } }]);
  });

  it('marks the lists as stale when the vehicle no longer exists', async () => {
    const gone = new Failure({ kind: 'refused', status: 404, errors: [] });
    const { changes, save } = open({ written: gone });
    await expect(save(draft, vehicle)).rejects.toBe(gone);
    expect(changes.told).toEqual([{ lists }]);
  });
});

describe('moving a vehicle', () => {
  const vehicle = vehicleFactory.build({ version: 3 });

  it("returns the other person's version after a conflict", async () => {
    const theirs = vehicleFactory.build({ version: 7, status: 'assigned' });
    const { move } = open({ vehicle: theirs, written: conflict });
    expect(await move({ id: vehicle.id, version: 3, to: 'maintenance' })).toEqual({ kind: 'conflict', record: theirs });
  });

  it('is no conflict when somebody else gave it the same status', async () => {
    const theirs = vehicleFactory.build({ version: 7, status: 'maintenance' });
    const { move } = open({ vehicle: theirs, written: conflict });
    expect(await move({ id: vehicle.id, version: 3, to: 'maintenance' })).toEqual({ kind: 'done', record: theirs });
  });

  it('can be sent again without doing it twice', async () => {
    const { register, keys, move } = open({ written: vehicleFactory.build({ version: 4 }) });
    await move({ id: 'v', version: 3, to: 'maintenance' });
    expect(register.moved).toEqual([{ id: 'v', version: 3, to: 'maintenance', key: 'key' }]);
    expect(keys.contents).toEqual([{ list: 'vehicles', id: 'v', version: 3, to: 'maintenance' }]);
  });

  it('passes on a 409 when the version has not changed', async () => {
    const { move, changes } = open({ vehicle, written: conflict });
    await expect(move({ id: vehicle.id, version: 3, to: 'retired' })).rejects.toBe(conflict);
    expect(changes.told).toEqual([{ lists }]);
  });
});

it.each([
  [true, [{ id: 'v', version: 2, key: 'key' }], [{ lists, removed: 'v' }]],
  [false, [], []],
])('a vehicle is deleted only if confirmed (confirmed: %s)', async (isSure, removed, expected) => {
  const dialogs = new FakeDialogs(isSure);
  const { register, changes, remove } = open({}, dialogs);
  expect(await remove({ id: 'v', version: 2, question })).toBe(isSure);
  expect(dialogs.questions).toEqual([question]);
  expect(register.removed).toEqual(removed);
  expect(changes.told).toEqual(expected);
});
