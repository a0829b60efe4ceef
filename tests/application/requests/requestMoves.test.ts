import { describe, expect, it } from 'vitest';
import { type RequestMove, requestMoves } from '../../../src/application/requests/requestMoves.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeRequestRegister } from '../../support/fakes/FakeRequestRegister.ts';

const lists = ['requests'];
const seen = { id: 'r1', version: 4 };
const question = { title: 'Delete the draft?', text: 'It cannot be restored.', yes: 'Delete', no: 'Keep' };
const conflict = new Failure({ kind: 'refused', status: 409, errors: [] });

const open = (overrides: Partial<FakeRequestRegister> = {}, dialogs = new FakeDialogs()) => {
  const register = Object.assign(new FakeRequestRegister(), overrides);
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { register, keys, changes, ...requestMoves(register, dialogs, keys, changes) };
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

it.each([
  [true, [{ ...seen, key: 'key' }], [{ lists, removed: 'r1' }]],
  [false, [], []],
])('a draft is deleted only if confirmed (confirmed: %s)', async (isSure, removed, told) => {
  const dialogs = new FakeDialogs(isSure);
  const { register, keys, changes, remove } = open({}, dialogs);
  expect(await remove({ ...seen, question })).toBe(isSure);
  expect(dialogs.questions).toEqual([question]);
  expect(register.removed).toEqual(removed);
  expect(keys.contents).toEqual(isSure ? [{ list: 'requests', ...seen, removes: true }] : []);
  expect(changes.told).toEqual(told);
});
