import { describe, expect, it } from 'vitest';
import { newSending } from '../../../src/application/shared/newSending.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { Trouble } from '../../../src/domain/failure/Trouble.ts';
import { FakeIds } from '../../support/fakes/FakeIds.ts';

const refused = (status: number): Trouble => ({ kind: 'refused', status, errors: [] });

/** Sends the contents one after the other, each failing as given; returns the idempotency keys they were sent with. */
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

describe('an idempotency key', () => {
  it.each<[string, Trouble]>([
    ['no answer', { kind: 'unreachable', offline: false }],
    ['an unreadable answer', { kind: 'unreadable', status: 200 }],
    ['an abort', { kind: 'aborted' }],
    ['a server error', refused(503)],
    ['a rate limit', refused(429)],
    ['a first attempt that is still under way', { kind: 'underWay' }],
  ])('stays the same for the same draft after %s', async (_what, trouble) => {
    expect(await keysOf([draft, trouble], [{ ...draft }, trouble], [draft])).toBe('1 1 1');
  });

  it.each<[string, Trouble]>([
    ['a refusal', refused(422)],
    ['a conflict', refused(409)],
    ['the end of the session', { kind: 'unauthorised', status: 401 }],
  ])('is new for the same draft after %s', async (_what, trouble) => {
    expect(await keysOf([draft, trouble], [draft])).toBe('1 2');
  });

  it('is new after the draft was saved', async () => {
    expect(await keysOf([draft], [draft])).toBe('1 2');
  });

  it.each([
    ['the text', { ...draft, name: 'Anna' }],
    ['a card', { ...draft, cards: [] }],
    ['the file, for one with equal content', { ...draft, photo: new File(['a'], 'a.png') }],
  ])('is new after a change to %s', async (_what, changed) => {
    expect(await keysOf([draft, { kind: 'unreachable', offline: false }], [changed])).toBe('1 2');
  });
});
