import { describe, expect, it } from 'vitest';
import { carrierListWrites } from '../../../src/application/carriers/carrierListWrites.ts';
import { changeCarrier } from '../../../src/application/carriers/changeCarrier.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeCarrierLists } from '../../support/fakes/FakeCarrierLists.ts';
import { FakeCarrierRegister } from '../../support/fakes/FakeCarrierRegister.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const set = () => {
  const [register, lists] = [new FakeCarrierRegister(), new FakeCarrierLists()];
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return {
    register,
    lists,
    changes,
    change: changeCarrier(register, keys, changes),
    ...carrierListWrites(lists, keys, changes),
  };
};

describe('changing a carrier', () => {
  it('shows the answer at once, and reads requests again only after a block', async () => {
    const { change, changes, register } = set();
    const favourite = await change('c-1', { favourite: true });
    const blocked = await change('c-1', { blocked: true });
    expect(changes.told).toEqual([
      { lists: ['carriers'], record: { list: 'carriers', id: 'c-1', value: favourite } },
      { lists: ['carriers', 'requests'], record: { list: 'carriers', id: 'c-1', value: blocked } },
    ]);
    expect(register.changes).toHaveLength(2);
  });

  it('fails as the service says', async () => {
    const { change, register } = set();
    register.changed = new Failure({ kind: 'refused', status: 409, reason: 'just_awarded', errors: [] });
    await expect(change('c-1', { blocked: true })).rejects.toBeInstanceOf(Failure);
  });
});

describe('a list of carriers', () => {
  const entry = { name: 'Cold chain', carriers: ['c-1'] };

  it('is added, changed, deleted and brought back', async () => {
    const { save, remove, undo, lists, changes } = set();
    await save(entry, undefined);
    await save(entry, { id: 'l-1', version: 2 });
    await remove({ id: 'l-1', version: 3 });
    expect(await undo({ id: 'l-1', version: 3 })).toMatchObject({ id: 'list-1' });
    expect(lists.saved).toEqual([{ entry }, { id: 'l-1', version: 2, entry }]);
    expect([lists.removed, lists.undone]).toEqual([[{ id: 'l-1', version: 3 }], [{ id: 'l-1', version: 3 }]]);
    expect(changes.told).toEqual(Array.from({ length: 4 }, () => ({ lists: ['carriers'] })));
  });
});
