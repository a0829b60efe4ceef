import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { Trouble } from '../../../src/domain/failure/Trouble.ts';
import { MemoryIdempotencyKeys } from '../../../src/infrastructure/memory/MemoryIdempotencyKeys.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeIds } from '../../support/fakes/FakeIds.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const open = () => {
  const store = new FakeSessionStore(sessionFactory.build());
  const keys = new MemoryIdempotencyKeys(new FakeIds(), store);
  const seen: string[] = [];
  /** Sends this content and returns the key it was sent with. */
  const send = async (content: unknown, outcome?: Failure): Promise<string | undefined> => {
    await keys
      .once(content, (key) => {
        seen.push(key);
        return outcome ? Promise.reject(outcome) : Promise.resolve('done');
      })
      .catch(() => {});
    return seen.at(-1);
  };
  return { store, keys, send };
};
const unanswered = new Failure({ kind: 'unreachable', offline: false });
const refused = new Failure({ kind: 'refused', status: 422, errors: [] });

describe('a write', () => {
  it.each<[string, Trouble]>([
    ['no answer', { kind: 'unreachable', offline: false }],
    ['an answer nobody can read', { kind: 'unreadable', status: 200 }],
    ['being stopped', { kind: 'aborted' }],
    ['a fault of the service', { kind: 'refused', status: 503, errors: [] }],
    ['too many calls', { kind: 'refused', status: 429, errors: [] }],
    ['the first still being under way', { kind: 'inProgress' }],
  ])('keeps its idempotency key after %s', async (_, trouble) => {
    const { send } = open();
    const first = await send({ plate: 'B-1' }, new Failure(trouble));
    expect(await send({ plate: 'B-1' }, new Failure(trouble))).toBe(first);
    expect(await send({ plate: 'B-1' })).toBe(first);
  });

  it.each([
    ['done', undefined],
    ['refused', refused],
    ['a conflict', new Failure({ kind: 'refused', status: 409, errors: [] })],
    ['stopped by the end of the session', new Failure({ kind: 'unauthorised', status: 401 })],
  ])('that was %s gets a new key', async (_, outcome) => {
    const { send } = open();
    const first = await send({ plate: 'B-1' }, outcome);
    expect(await send({ plate: 'B-1' })).not.toBe(first);
  });

  it('with another file of equal content gets another key', async () => {
    const { send } = open();
    const file = new File(['a'], 'a.png');
    const first = await send({ file }, unanswered);
    expect(await send({ file }, unanswered)).toBe(first);
    expect(await send({ file: new File(['a'], 'a.png') }, unanswered)).not.toBe(first);
  });

  it('with other content gets another key', async () => {
    const { send } = open();
    const first = await send({ plate: 'B-1' }, unanswered);
    expect(await send({ plate: 'B-2' }, unanswered)).not.toBe(first);
  });

  it('for another company gets another key', async () => {
    const { store, send } = open();
    const first = await send({ plate: 'B-1' }, unanswered);
    store.selectCompany({ id: 'another', name: 'Another', domain: 'another.test' });
    expect(await send({ plate: 'B-1' }, unanswered)).not.toBe(first);
  });

  it('returns its result or passes on its failure', async () => {
    const { keys } = open();
    expect(await keys.once({}, () => Promise.resolve('done'))).toBe('done');
    await expect(keys.once({}, () => Promise.reject(refused))).rejects.toBe(refused);
  });
});
