import { describe, expect, it } from 'vitest';
import { type RequestMove, requestMoves } from '../../../src/application/requests/requestMoves.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeRequestRegister } from '../../support/fakes/FakeRequestRegister.ts';

const lists = ['requests'];
const seen = { id: 'r1', version: 4 };
const conflict = new Failure({ kind: 'refused', status: 409, errors: [] });

const open = (overrides: Partial<FakeRequestRegister> = {}) => {
  const register = Object.assign(new FakeRequestRegister(), overrides);
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { register, keys, changes, ...requestMoves(register, keys, changes) };
};

describe('moving a request', () => {
  it.each<RequestMove>([
    { to: 'open' },
    { to: 'withdrawn' },
    { to: 'cancelled', reason: 'Sold elsewhere' },
    { to: 'cancelled' },
  ])('sends %j over the version that was seen, once', async (move) => {
    const moved = requestFactory.build({ status: move.to });
    const { register, keys, changes, move: send } = open({ written: moved });
    expect(await send(seen, move)).toEqual({ kind: 'done', record: moved });
    expect(register.moved).toEqual([{ ...seen, ...move, key: 'key' }]);
    expect(keys.contents).toEqual([{ list: 'requests', ...seen, move }]);
    expect(changes.told).toMatchObject([{ lists, record: { id: moved.id, value: moved } }]);
  });

  it.each([
    ['withdrawn', 'done'],
    ['awarded', 'conflict'],
  ] as const)('that somebody else has made %s meanwhile by withdrawing is: %s', async (status, kind) => {
    const latest = requestFactory.build({ status, version: 5 });
    const { move } = open({ request: latest, written: conflict });
    expect(await move(seen, { to: 'withdrawn' })).toEqual({ kind, record: latest });
  });

  it('throws a conflict with nobody, such as a write that is still under way', async () => {
    const { move } = open({ request: requestFactory.build({ version: 4 }), written: conflict });
    await expect(move(seen, { to: 'open' })).rejects.toBe(conflict);
  });
});

it('a draft is deleted at the version that was seen, and the lists are stale', async () => {
  const { register, keys, changes, remove } = open();
  await remove(seen);
  expect(register.removed).toEqual([{ ...seen, key: 'key' }]);
  expect(keys.contents).toEqual([{ list: 'requests', ...seen, removes: true }]);
  expect(changes.told).toEqual([{ lists, removed: 'r1' }]);
});

it('a draft is brought back by the version it was deleted at', async () => {
  const draft = requestFactory.build({ id: 'r1', version: 5, status: 'draft' });
  const { register, keys, changes, undo } = open({ written: draft });
  expect(await undo(seen)).toEqual(draft);
  expect(register.undone).toEqual([{ ...seen, key: 'key' }]);
  expect(keys.contents).toEqual([{ list: 'requests', ...seen, undoes: true }]);
  expect(changes.told).toEqual([{ lists, record: { list: 'requests', id: 'r1', value: draft } }]);
});
