import { describe, expect, it } from 'vitest';
import { carrierListWrites } from '../../../src/application/carriers/carrierListWrites.ts';
import { changeCarriers } from '../../../src/application/carriers/changeCarriers.ts';
import { putOnList } from '../../../src/application/carriers/putOnList.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { carrierFactory } from '../../support/factories/carrierFactory.ts';
import { FakeCarrierLists } from '../../support/fakes/FakeCarrierLists.ts';
import { FakeCarrierRegister } from '../../support/fakes/FakeCarrierRegister.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';

const set = () => {
  const [register, lists] = [new FakeCarrierRegister(), new FakeCarrierLists()];
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  const progress: number[] = [];
  return {
    register,
    lists,
    changes,
    progress,
    watch: { signal: new AbortController().signal, onProgress: (finished: number) => void progress.push(finished) },
    change: changeCarriers(register, { clock: new FakeClock(), keys, changes }),
    put: putOnList(lists, carrierListWrites(lists, keys, changes)),
  };
};

const [alder, birch] = [carrierFactory.build({ id: 'a' }), carrierFactory.build({ id: 'b' })];
const list = {
  id: 'l-1',
  version: 3,
  name: 'Cold chain',
  carriers: [{ id: 'a', name: 'Alder', blocked: false }],
};
const refusal = new Failure({ kind: 'refused', status: 409, reason: 'list_needed', errors: [] });

describe('changing many carriers', () => {
  it('writes each, and reads requests again only after a block', async () => {
    const { change, changes, register, watch } = set();
    await change([alder, birch], { favourite: true }, watch);
    expect(changes.told).toEqual([{ lists: ['carriers'] }]);
    await change([alder], { blocked: true }, watch);
    expect(changes.told.at(-1)).toEqual({ lists: ['carriers', 'requests'] });
    expect(register.changes).toEqual([
      { id: 'a', change: { favourite: true } },
      { id: 'b', change: { favourite: true } },
      { id: 'a', change: { blocked: true } },
    ]);
  });

  it('goes on after a refusal', async () => {
    const { change, register, watch } = set();
    const written = register.change.bind(register);
    register.change = (id, said, key) => (id === 'a' ? Promise.reject(refusal) : written(id, said, key));
    expect(await change([alder, birch], { blocked: true }, watch)).toEqual([
      { item: alder, failure: refusal },
      { item: birch, output: undefined },
    ]);
  });
});

describe('putting many carriers on a list', () => {
  it('saves it once, as it is now', async () => {
    const { put, lists, progress, watch } = set();
    lists.lists = [{ ...list, version: 4, carriers: [{ id: 'z', name: 'Zander', blocked: false }] }];
    expect(await put(list, [alder, birch], true, watch)).toEqual([
      { item: alder, output: undefined },
      { item: birch, output: undefined },
    ]);
    expect(lists.saved).toEqual([{ id: 'l-1', version: 4, entry: { name: 'Cold chain', carriers: ['z', 'a', 'b'] } }]);
    expect(progress).toEqual([2]);
  });

  it('takes them off it', async () => {
    const { put, lists, watch } = set();
    lists.lists = [list];
    await put(list, [alder], false, watch);
    expect(lists.saved[0]?.entry.carriers).toEqual([]);
  });

  it('is refused for all of them, or none', async () => {
    const { put, lists, watch } = set();
    lists.lists = [list];
    lists.written = refusal;
    expect(await put(list, [alder, birch], false, watch)).toEqual([
      { item: alder, failure: refusal },
      { item: birch, failure: refusal },
    ]);
  });
});
