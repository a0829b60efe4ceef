import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Feature } from '../../../../services/Feature.ts';
import type { AppEnv } from '../../../../services/web/AppEnv.ts';
import { idempotent } from '../../../../services/web/idempotency/idempotent.ts';
import { idempotencyKeys } from '../../../../services/web/idempotency/idempotencyKeys.ts';
import { stillUnderWay } from '../../../../services/web/idempotency/stillUnderWay.ts';
import { Refusal } from '../../../../services/web/Refusal.ts';
import { validated } from '../../../../services/web/validated.ts';
import { newGate } from '../../../support/services/newGate.ts';
import { testDatabase } from '../../../support/services/testDatabase.ts';
import { testServices, type TestServices } from '../../../support/services/testServices.ts';

const user = crypto.randomUUID();
const other = crypto.randomUUID();
const company = crypto.randomUUID();

let count = 0;
let gate: Promise<void> = Promise.resolve();
let world: TestServices;

const noteOf = (text: number) => ({
  id: crypto.randomUUID(),
  to_address: '',
  subject: '',
  text: String(text),
  at: world.clock.now(),
});
const notes = async () =>
  (await world.services.db.selectFrom('outbox').select('text').execute()).map(({ text }) => text);
const kept = async () =>
  (await world.services.db.selectFrom('idempotency_key').select('key').orderBy('at').execute()).map(({ key }) => key);

type Rest = Parameters<typeof idempotent> extends [unknown, ...infer More] ? More : never;

const counting = (path: string, ...[commits]: Rest): Feature => ({
  routes: (services) =>
    new Hono<AppEnv>().post(
      `${path}/:how`,
      (c, next) => {
        c.set('signedIn', { userId: c.req.header('X-User') ?? user, signInId: user, authenticatedAt: new Date(0) });
        const chosen = c.req.header('X-Company-Id');
        if (chosen !== undefined) c.set('company', { id: chosen });
        return next();
      },
      idempotent(services, commits),
      validated('query', v.object({ version: v.optional(v.string()) })),
      async (c) => {
        count += 1;
        await gate;
        await services.db.transaction().execute((tx) => tx.insertInto('outbox').values(noteOf(count)).execute());
        if (c.req.param('how') === 'large') return c.json({ code: 201, data: 'x'.repeat(600_000) }, 201);
        if (c.req.param('how') === 'refused') throw new Refusal(409, `refused ${count}`);
        if (c.req.param('how') === 'broken') throw new Error('broken');
        if (c.req.param('how') === 'elsewhere' && count === 1) throw stillUnderWay();
        return c.json({ code: 201, data: { count } }, 201);
      },
    ),
});

const counter = counting('/v1/count');

beforeAll(async () => {
  world = await testServices({ db: await testDatabase() }, [counter, counting('/v1/slices', 'bySlices')]);
  await addAccounts();
});

beforeEach(async () => {
  count = 0;
  gate = Promise.resolve();
  await world.services.db.deleteFrom('idempotency_key').execute();
  await world.services.db.deleteFrom('outbox').execute();
});

const person = (id: string) => ({
  id,
  email: `${id}@example.com`,
  name: 'Ana',
  phone: '+351912345678',
  password_hash: '',
});

async function addAccounts(): Promise<void> {
  const at = { created_at: world.clock.now(), updated_at: world.clock.now() };
  await world.services.db
    .insertInto('app_user')
    .values([
      { ...person(user), ...at },
      { ...person(other), ...at },
    ])
    .execute();
  await world.services.db
    .insertInto('company')
    .values({ id: company, kind: 'fleet', name: 'Alder', ...at })
    .execute();
}

const send = (key: string | undefined, body = 'one', headers: Record<string, string> = {}, how = 'fine') =>
  world.request(`/v1/count/${how}`, {
    method: 'POST',
    body,
    headers: { ...(key !== undefined && { 'Idempotency-Key': key }), ...headers },
  });

describe('a retried write', () => {
  it('gets the first answer and is not repeated', async () => {
    const first = await send('key');
    const again = await send('key');
    expect([again.status, await again.json()]).toEqual([first.status, await first.json()]);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.headers.get('Content-Type')).toBe('application/json');
    expect(count).toBe(1);
  });

  it('is done once among concurrent requests', async () => {
    const { opened, open } = newGate();
    gate = opened;
    const statuses: number[] = [];
    const sent = Array.from({ length: 20 }, async () => statuses.push((await send('key')).status));
    await expect.poll(() => statuses.length).toBe(19);
    open();
    await Promise.all(sent);
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 409), 201]);
    expect(count).toBe(1);
  });

  it('is done once where two processes have it under way', async () => {
    const elsewhere = await testServices({ db: world.services.db }, [counter]);
    const { opened, open } = newGate();
    gate = opened;
    const init = { method: 'POST', body: 'one', headers: { 'Idempotency-Key': 'key' } };
    const sent = [world, elsewhere].map((each) => each.request('/v1/count/fine', init));
    await expect.poll(() => count).toBe(2);
    open();
    const answers = await Promise.all(sent);
    const done = answers.filter(({ status, headers }) => status === 201 && !headers.has('Idempotent-Replayed'));
    const counts = await Promise.all(done.map(async (answer) => String((await answer.json()).data.count)));
    expect(counts.length).toBe(1);
    expect(await notes()).toEqual(counts);
    expect((await send('key')).headers.get('Idempotent-Replayed')).toBe('true');
  });

  it('with another body is refused while the first is in flight', async () => {
    const { opened, open } = newGate();
    gate = opened;
    const first = send('key', 'one');
    await expect.poll(() => count).toBe(1);
    expect((await send('key', 'two')).status).toBe(422);
    open();
    expect((await first).status).toBe(201);
  });

  it('with another body is refused', async () => {
    await send('key', 'one');
    expect((await send('key', 'two')).status).toBe(422);
    expect(count).toBe(1);
  });

  it('with another query is refused', async () => {
    await send('key', 'one', {}, 'fine?version=1');
    expect((await send('key', 'one', {}, 'fine?version=2')).status).toBe(422);
    expect((await send('key', 'one', {}, 'fine?version=1')).headers.get('Idempotent-Replayed')).toBe('true');
    expect(count).toBe(1);
  });

  it.each([
    ['longer than an index holds', randomBytes(3000).toString('hex')],
    ['with what no text of the database may have in it', 'a%00b'],
  ])('may have an address %s', async (_what, address) => {
    expect((await send('key', 'one', {}, address)).status).toBe(201);
    expect((await send('key', 'one', {}, address)).headers.get('Idempotent-Replayed')).toBe('true');
    expect(count).toBe(1);
  });

  it('gets the same refusal again', async () => {
    const first = await (await send('key', 'one', {}, 'refused')).text();
    expect(await (await send('key', 'one', {}, 'refused')).text()).toBe(first);
  });

  it.each([
    ['without a key', undefined, {}, 'fine'],
    ['with another key', 'other', {}, 'fine'],
    ['by another user', 'key', { 'X-User': other }, 'fine'],
    ['for another company', 'key', { 'X-Company-Id': company }, 'fine'],
    ['to another address', 'key', {}, 'elsewhere'],
  ])('%s is another write', async (_what, key, headers, how) => {
    await send('key');
    expect((await send(key, 'one', headers, how)).status).toBe(201);
    expect(count).toBe(2);
  });

  it.each(['refused', 'broken'])('leaves nothing of what it did before it was %s', async (how) => {
    await send('key', 'one', {}, how);
    expect(await notes()).toEqual([]);
  });

  it('is done again if the first attempt failed', async () => {
    expect((await send('key', 'one', {}, 'broken')).status).toBe(500);
    expect((await send('key', 'one', {}, 'broken')).status).toBe(500);
    expect(count).toBe(2);
  });

  it('is done again after a day', async () => {
    await send('key');
    world.clock.advance({ hours: 24, seconds: 1 });
    expect((await send('key')).headers.has('Idempotent-Replayed')).toBe(false);
    expect(count).toBe(2);
  });

  it.each(['', ' ', 'a b', 'x'.repeat(256), 'Schlüssel'])('needs a valid key, not "%s"', async (key) => {
    expect((await send(key)).status).toBe(400);
    expect(count).toBe(0);
  });
});

const sendSlices = (how: string, body = 'one') =>
  world.request(`/v1/slices/${how}`, { method: 'POST', body, headers: { 'Idempotency-Key': 'key' } });

describe('a retried write of several commits', () => {
  it('gets the first answer and is not repeated, and another body is refused', async () => {
    const first = await (await sendSlices('fine')).text();
    const again = await sendSlices('fine');
    expect([again.headers.get('Idempotent-Replayed'), await again.text()]).toEqual(['true', first]);
    expect((await sendSlices('fine', 'two')).status).toBe(422);
    expect(count).toBe(1);
  });

  it('is refused while the first is in flight', async () => {
    const { opened, open } = newGate();
    gate = opened;
    const first = sendSlices('fine');
    await expect.poll(() => count).toBe(1);
    expect((await sendSlices('fine')).status).toBe(409);
    open();
    expect((await first).status).toBe(201);
  });

  it('keeps what it did before it failed, and goes on', async () => {
    expect((await sendSlices('broken')).status).toBe(500);
    expect((await sendSlices('broken')).status).toBe(500);
    expect([count, await notes()]).toEqual([2, ['1', '2']]);
    expect(await kept()).toEqual([]);
  });

  it('is done when another process that had it under way did not end it', async () => {
    expect((await sendSlices('elsewhere')).status).toBe(409);
    expect(await kept()).toEqual([]);
    expect((await sendSlices('elsewhere')).status).toBe(201);
  });
});

describe('kept answers', () => {
  it('are deleted after a day', async () => {
    await send('old');
    world.clock.advance({ hours: 23 });
    await send('new');
    world.clock.advance({ hours: 2 });
    await idempotencyKeys.cleanUp(world.services);
    expect(await kept()).toEqual(['new']);
  });

  it('are deleted a day after a clock that was ahead is put right', async () => {
    world.clock.advance({ days: 3 });
    await send('ahead');
    world.clock.advance({ days: -3 });
    await idempotencyKeys.cleanUp(world.services);
    expect((await send('ahead')).headers.get('Idempotent-Replayed')).toBe('true');
    world.clock.advance({ hours: 25 });
    await idempotencyKeys.cleanUp(world.services);
    expect(await kept()).toEqual([]);
  });

  it('of one account take 2 MiB at most: the oldest are dropped', async () => {
    await send('a', 'one', { 'X-User': other }, 'large');
    for (const key of ['b', 'c', 'd', 'e', 'f']) {
      world.clock.advance({ seconds: 1 });
      await send(key, 'one', { 'X-Company-Id': company }, 'large');
    }
    expect(await kept()).toEqual(['a', 'd', 'e', 'f']);
  });

  it('of one account are a thousand at most: the oldest are dropped', async () => {
    const at = world.clock.now();
    const answered = { user_id: user, route: 'POST', body_hash: '', status: 200, answer: '{}', company_id: null, at };
    const rows = Array.from({ length: 1_005 }, (_, index) => ({ ...answered, key: `earlier ${index}` }));
    await world.services.db.insertInto('idempotency_key').values(rows).execute();
    world.clock.advance({ seconds: 1 });
    await send('newest');
    const keys = await kept();
    expect([keys.length, keys.at(-1)]).toEqual([1_000, 'newest']);
  });
});
