import { describe, expect, it } from 'vitest';
import { saveRequest } from '../../../src/application/requests/saveRequest.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { newRequestDraft, requestDraft } from '../../../src/domain/request/requestDraft.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeIdempotencyKeys } from '../../support/fakes/FakeIdempotencyKeys.ts';
import { FakeRecordChanges } from '../../support/fakes/FakeRecordChanges.ts';
import { FakeRequestRegister } from '../../support/fakes/FakeRequestRegister.ts';

const lists = ['requests'];
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const kept = requestFactory.build({ status: 'draft', version: 3 });
const draft = requestDraft(kept);
const unfinished = newRequestDraft('Europe/Berlin');
const refused = (status: number) => new Failure({ kind: 'refused', status, errors: [] });

const open = (overrides: Partial<FakeRequestRegister> = {}) => {
  const register = Object.assign(new FakeRequestRegister(), overrides);
  const [keys, changes] = [new FakeIdempotencyKeys(), new FakeRecordChanges()];
  return { register, keys, changes, ...saveRequest(register, new FakeClock(), keys, changes) };
};

describe('a new request', () => {
  it.each([
    ['keep', false],
    ['publish', true],
  ] as const)('is sent once to %s it, and the list is stale', async (way, publish) => {
    const { register, keys, changes, save } = open({ request: kept });
    expect(await save(draft, undefined, way)).toEqual({ kind: 'done', record: kept });
    expect(register.added).toMatchObject([{ publish, key: 'key', entry: { pricing: { target: euro(125_000) } } }]);
    expect(keys.contents).toMatchObject([
      { list: 'requests', id: undefined, publish, entry: register.added[0]?.entry },
    ]);
    expect(changes.told).toEqual([{ lists, record: { list: 'requests', id: kept.id, value: kept } }]);
  });

  it('may be kept unfinished, but not published', async () => {
    const { register, changes, save } = open();
    expect(await save(unfinished, undefined, 'publish')).toMatchObject({
      kind: 'invalid',
      problems: { 'stops.0.place.city': { code: 'required' } },
    });
    expect([register.added, changes.told]).toEqual([[], []]);
    expect(await save(unfinished, undefined, 'keep')).toMatchObject({ kind: 'done' });
    expect(register.added).toHaveLength(1);
  });
});

describe('a request that is edited', () => {
  it('is sent over the version that was read', async () => {
    const { register, keys, save } = open();
    expect(await save(draft, kept, 'publish')).toMatchObject({ kind: 'done' });
    expect(register.changed).toMatchObject([{ id: kept.id, version: 3, publish: true, key: 'key' }]);
    expect(keys.contents).toMatchObject([
      { id: kept.id, version: 3, publish: true, entry: { pricing: { target: euro(125_000) } } },
    ]);
  });

  it('must stay fit to be open once it is open', async () => {
    const { register, check, save } = open();
    const shown = requestFactory.build({ status: 'open' });
    expect(await save(unfinished, shown, 'keep')).toMatchObject({ kind: 'invalid' });
    expect(register.changed).toEqual([]);
    expect(check(unfinished, shown, 'keep')).toHaveProperty(['stops.0.place.city'], { code: 'required' });
    expect(check(unfinished, kept, 'keep')).toEqual({});
    expect(check(unfinished, kept, 'publish')).toHaveProperty(['stops.0.place.city'], { code: 'required' });
  });

  it("returns the other person's version after a conflict", async () => {
    const theirs = requestFactory.build({ version: 4 });
    const { changes, save } = open({ request: theirs, written: refused(409) });
    expect(await save(draft, kept, 'keep')).toEqual({ kind: 'conflict', record: theirs });
    expect(changes.told).toMatchObject([{ lists, record: { value: theirs } }]);
  });

  it.each([
    [404, [{ lists }]],
    [422, []],
  ])('throws other refusals: after %i the list is stale only if the request is gone', async (status, told) => {
    const trouble = refused(status);
    const { changes, save } = open({ written: trouble });
    await expect(save(draft, kept, 'keep')).rejects.toBe(trouble);
    expect(changes.told).toEqual(told);
  });
});
