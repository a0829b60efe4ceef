import { describe, expect, it } from 'vitest';
import { newSending } from '../../../src/application/shared/newSending.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { Trouble } from '../../../src/domain/failure/Trouble.ts';
import { FakeIds } from '../../support/fakes/FakeIds.ts';

const refused = (status: number): Trouble => ({ kind: 'refused', status, errors: [] });

/** Sends contents one after the other, each ending as told; the answer holds the keys they went out with. */
const keysOf = async (...attempts: readonly (readonly [content: unknown, trouble?: Trouble])[]) => {
  const send = newSending(new FakeIds());
  const keys: string[] = [];
  for (const [content, trouble] of attempts) {
    const sending = send(content, (key) => {
      keys.push(key.slice(-1));
      return trouble ? Promise.reject(new Failure(trouble)) : Promise.resolve();
    });
    // oxlint-disable-next-line no-await-in-loop -- a person tries again after the first answer
    await sending.catch(() => {});
  }
  return keys.join(' ');
};

const file = new File(['a'], 'a.png');
const draft = { name: 'Ana', cards: ['adr'], photo: file };

describe('a draft that is sent again', () => {
  it.each<[string, Trouble]>([
    ['no answer', { kind: 'unreachable', offline: false }],
    ['an answer nobody can read', { kind: 'unreadable', status: 200 }],
    ['being stopped', { kind: 'aborted' }],
    ['a fault of the service', refused(503)],
    ['too many calls', refused(429)],
    ['the first still being under way', { kind: 'underWay' }],
  ])('goes out under the same key after %s', async (_what, trouble) => {
    expect(await keysOf([draft, trouble], [{ ...draft }, trouble], [draft])).toBe('1 1 1');
  });

  it.each<[string, Trouble]>([
    ['a refusal', refused(422)],
    ['a conflict', refused(409)],
    ['the session’s end', { kind: 'unauthorised', status: 401 }],
  ])('gets a new key after %s', async (_what, trouble) => {
    expect(await keysOf([draft, trouble], [draft])).toBe('1 2');
  });

  it('gets a new key once it was done', async () => {
    expect(await keysOf([draft], [draft])).toBe('1 2');
  });

  it.each([
    ['a word', { ...draft, name: 'Anna' }],
    ['a card', { ...draft, cards: [] }],
    ['the file, though it looks the same', { ...draft, photo: new File(['a'], 'a.png') }],
  ])('gets a new key when %s was changed', async (_what, changed) => {
    expect(await keysOf([draft, { kind: 'unreachable', offline: false }], [changed])).toBe('1 2');
  });
});
