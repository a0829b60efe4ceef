import { describe, expect, it } from 'vitest';
import { driverWrites } from '../../../src/application/drivers/driverWrites.ts';
import { driverFields } from '../../../src/domain/driver/driverFields.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { writeDraft } from '../../../src/domain/record/writeDraft.ts';
import { driverFactory, fullDriverFactory } from '../../support/factories/driverFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeDriverRegister } from '../../support/fakes/FakeDriverRegister.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const conflict = new Failure({ kind: 'refused', status: 409, errors: [] });
const question = { title: 'Delete João Silva?', text: 'Their papers go too.', yes: 'Delete', no: 'Keep' };
const lists = ['drivers', 'vehicles', 'papers', 'invitations', 'loads', 'shipments'];

const open = (overrides: Partial<FakeDriverRegister> = {}, dialogs = new FakeDialogs()) => {
  const register = Object.assign(new FakeDriverRegister(), overrides);
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { register, keys, changes, ...driverWrites(register, new FakeClock(), dialogs, keys, changes) };
};

describe('saving a driver', () => {
  const driver = fullDriverFactory.build({ version: 3 });
  const draft = writeDraft(driverFields, driver);
  const facts = Object.fromEntries(Object.keys(driverFields).map((name) => [name, Reflect.get(driver, name)]));
  const photo = new File(['x'], 'joao.jpg', { type: 'image/jpeg' });

  it('adds a new driver with the photo and an idempotency key, and marks the affected lists as stale', async () => {
    const added = driverFactory.build();
    const { register, keys, changes, save } = open({ write: added });
    expect(await save(draft, undefined, photo)).toEqual({ kind: 'done', record: added });
    expect(register.added).toEqual([{ entry: { facts, photo }, key: 'key' }]);
    expect(keys.contents).toEqual([{ list: 'drivers', id: undefined, version: undefined, entry: { facts, photo } }]);
    expect(changes.told).toEqual([{ lists, record: { list: 'drivers', id: added.id, value: added } }]);
  });

  it('sends the version the draft was made from, and a new photo changes the idempotency key', async () => {
    const { register, keys, save } = open({ write: driverFactory.build({ version: 4 }) });
    expect(await save(draft, driver, undefined)).toMatchObject({ kind: 'done', record: { version: 4 } });
    expect(register.changed).toEqual([{ id: driver.id, version: 3, entry: { facts, photo: undefined }, key: 'key' }]);
    expect(keys.contents).toEqual([{ list: 'drivers', id: driver.id, version: 3, entry: { facts, photo: undefined } }]);
  });

  it.each([
    ['a new driver', undefined],
    ['an active driver', driver],
  ])('sends nothing when the draft of %s has problems', async (_whom, base) => {
    const { register, changes, save } = open();
    expect(await save({ ...draft, phone: '' }, base, undefined)).toEqual({
      kind: 'invalid',
      problems: { phone: { code: 'required' } },
    });
    expect([...register.added, ...register.changed, ...changes.told]).toEqual([]);
  });

  it('accepts an invited driver without a phone number', async () => {
    const { save } = open();
    const invited = { ...driver, status: 'invited' } as const;
    expect(await save({ ...draft, phone: '' }, invited, undefined)).toMatchObject({ kind: 'done' });
  });

  it('checks the form by the same rules', () => {
    const { check } = open();
    const unreachable = { ...draft, phone: '' };
    expect(check(unreachable, undefined)).toEqual({ phone: { code: 'required' } });
    expect(check(unreachable, { ...driver, status: 'invited' })).toEqual({});
    expect(check({ ...draft, 'licence.issuedOn': '2026-01-06' }, driver)).toEqual({
      'licence.issuedOn': { code: 'in_future' },
    });
  });

  it('rejects a licence issued after today', async () => {
    const { save } = open();
    const issued = (day: string) => save({ ...draft, 'licence.issuedOn': day }, driver, undefined);
    expect(await issued('2026-01-05')).toMatchObject({ kind: 'done' });
    expect(await issued('2026-01-06')).toMatchObject({ problems: { 'licence.issuedOn': { code: 'in_future' } } });
  });

  it("returns the other person's version after a conflict", async () => {
    const theirs = driverFactory.build({ version: 4, name: 'João M. Silva' });
    const { register, changes, save } = open({ driver: theirs, write: conflict });
    expect(await save(draft, driver, undefined)).toEqual({ kind: 'conflict', record: theirs });
    expect(register.idsRead).toEqual([driver.id]);
    expect(changes.told).toMatchObject([{ record: { value: theirs } }]);
  });

  it('passes on a 409 when the version has not changed', async () => {
    const { changes, save } = open({ driver, write: conflict });
    await expect(save(draft, driver, undefined)).rejects.toBe(conflict);
    expect(changes.told).toEqual([{ lists }]);
  });
});

describe('moving a driver', () => {
  it('changes the status', async () => {
    const { register, changes, move } = open();
    expect(await move({ id: 'd1', version: 3, to: 'on_leave' })).toMatchObject({
      kind: 'done',
    });
    expect(register.moved).toEqual([{ id: 'd1', version: 3, to: 'on_leave', key: 'key' }]);
    expect(changes.told).toMatchObject([{ lists }]);
  });

  it("returns the other person's version after a conflict", async () => {
    const theirs = driverFactory.build({ version: 4 });
    const { register, move } = open({ driver: theirs, write: conflict });
    expect(await move({ id: 'd1', version: 3, to: 'left' })).toEqual({ kind: 'conflict', record: theirs });
    expect(register.idsRead).toEqual(['d1']);
  });
});

it('a change of status is undone at the version it left, and the lists are stale', async () => {
  const before = driverFactory.build({ version: 4, status: 'active' });
  const { register, keys, changes, undo } = open({ write: before });
  expect(await undo({ id: 'd1', version: 3 })).toEqual(before);
  expect(register.undone).toEqual([{ id: 'd1', version: 3, key: 'key' }]);
  expect(keys.contents).toEqual([{ list: 'drivers', id: 'd1', version: 3, undoes: true }]);
  expect(changes.told).toEqual([{ lists, record: { list: 'drivers', id: before.id, value: before } }]);
});

it('a change that somebody else has overwritten is not undone', async () => {
  const { changes, undo } = open({ write: conflict });
  await expect(undo({ id: 'd1', version: 3 })).rejects.toBe(conflict);
  expect(changes.told).toEqual([{ lists }]);
});

it.each([
  [true, [{ id: 'd1', version: 3, key: 'key' }], [{ lists, removed: 'd1' }]],
  [false, [], []],
])('a driver is deleted only if confirmed (confirmed: %s)', async (isSure, removed, expected) => {
  const dialogs = new FakeDialogs(isSure);
  const { register, changes, remove } = open({}, dialogs);
  expect(await remove({ id: 'd1', version: 3, question })).toBe(isSure);
  expect(dialogs.questions).toEqual([question]);
  expect(register.removed).toEqual(removed);
  expect(changes.told).toEqual(expected);
});
