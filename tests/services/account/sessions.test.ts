import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { removeExpired } from '../../../services/account/removeExpired.ts';
import { signedIn } from '../../../services/account/signInSchemas.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addPerson, codeFor, password, tokenOf, type Person } from '../../support/services/people.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

/** The status that a token gets: 200 or 401. */
const use = async (token: string, person: Person) =>
  (await world.call(`/v1/companies?isPaged=false&userId=${person.id}`, { token })).status;
const exchange = (token: string, purpose?: string) =>
  world.call('/api/v1/utils/exchange-token', { json: { token, ...(purpose && { purpose }) } });
const exchanged = async (token: string, purpose?: 'session' | 'handOver') => {
  const { body } = await exchange(token, purpose);
  return v.parse(signedIn, body.data).token;
};
const signedInPerson = async () => {
  const person = await addPerson(world);
  return { person, token: await tokenOf(world, person) };
};

describe('a session', () => {
  it('expires after an idle hour', async () => {
    const { person, token } = await signedInPerson();
    world.advance(hour - second);
    expect(await use(token, person)).toBe(200);
    world.advance(hour);
    expect(await use(token, person)).toBe(401);
  });

  it('expires twelve hours after the sign-in, even if used', async () => {
    const { person, token } = await signedInPerson();
    for (let half = 1; half < 24; half += 1) {
      world.advance(hour / 2);
      expect(await use(token, person)).toBe(200);
    }
    world.advance(hour / 2);
    expect(await use(token, person)).toBe(401);
  });

  it('ends when its account is disabled', async () => {
    const { person, token } = await signedInPerson();
    const { db, clock } = world.services;
    await db.updateTable('app_user').set({ disabled_at: clock.now() }).where('id', '=', person.id).execute();
    expect(await use(token, person)).toBe(401);
    expect((await exchange(token)).status).toBe(401);
  });

  it.each([
    ['no header', {}],
    ['another scheme', { Authorization: 'Basic Zm9vOmJhcg==' }],
    ['no token', { Authorization: 'Bearer ' }],
    ['an unknown token', { Authorization: `Bearer ${'A'.repeat(43)}` }],
    ['a token of other characters', { Authorization: 'Bearer a b' }],
    ['a token too long', { Authorization: `Bearer ${'A'.repeat(10_000)}` }],
  ])('is needed: %s is a 401', async (_, headers) => {
    const { status, body } = await world.call('/api/v1/logout', { method: 'POST', headers });
    expect({ status, message: body.message }).toEqual({ status: 401, message: 'Sign in first.' });
  });
});

describe('signing out', () => {
  it('ends every token of that sign-in, and no other sign-in', async () => {
    const { person, token } = await signedInPerson();
    const elsewhere = await tokenOf(world, person);
    const next = await exchanged(token);
    const pass = await exchanged(next, 'handOver');

    const { status, body } = await world.call('/api/v1/logout', { method: 'POST', token: next });
    expect({ status, body }).toEqual({ status: 200, body: { code: 200, data: null } });
    expect([await use(token, person), await use(next, person), (await exchange(pass)).status]).toEqual([401, 401, 401]);
    expect(await use(elsewhere, person)).toBe(200);
  });
});

describe('exchanging a token', () => {
  it('returns a new token for the same user', async () => {
    const { person, token } = await signedInPerson();
    const { status, body } = await exchange(token);
    expect(status).toBe(200);
    expect(v.parse(signedIn, body.data).user).toEqual({
      id: person.id,
      name: 'Noor Haddad',
      email: person.email,
      phone: '+4915112345678',
      region: null,
    });
    expect(body.data.token).not.toBe(token);
  });

  it('keeps the old token valid for a minute, even if used', async () => {
    const { person, token } = await signedInPerson();
    const next = await exchanged(token);
    world.advance(minute - second);
    expect(await use(token, person)).toBe(200);
    world.advance(second);
    expect([await use(token, person), await use(next, person)]).toEqual([401, 200]);
  });

  it('works for several tabs that renew at the same time', async () => {
    const { person, token } = await signedInPerson();
    const tokens = await Promise.all([exchanged(token), exchanged(token), exchanged(token)]);
    world.advance(2 * minute);
    expect(await Promise.all(tokens.map((each) => use(each, person)))).toEqual([200, 200, 200]);
  });

  it('keeps the absolute expiry', async () => {
    const { person, token } = await signedInPerson();
    let latest = token;
    for (let half = 1; half < 24; half += 1) {
      world.advance(hour / 2);
      latest = await exchanged(latest);
    }
    world.advance(hour / 2);
    expect(await use(latest, person)).toBe(401);
  });

  it.each(['', 'unknown', 'A'.repeat(43), '\u0000'])('refuses %j', async (token) => {
    expect([401, 422]).toContain((await exchange(token)).status);
  });

  it('refuses an unknown purpose', async () => {
    const { token } = await signedInPerson();
    expect((await exchange(token, 'forever')).status).toBe(422);
  });
});

describe('a hand-over token', () => {
  it('continues the sign-in once', async () => {
    const { person, token } = await signedInPerson();
    const pass = await exchanged(token, 'handOver');
    const other = await exchanged(pass);
    expect([await use(other, person), await use(token, person)]).toEqual([200, 200]);
    expect((await exchange(pass)).status).toBe(401);
  });

  it.each([
    [
      'the password is changed',
      (token: string) =>
        world.call('/api/v1/users/password', {
          token,
          method: 'PUT',
          json: { currentPassword: password, password: 'a brand new one' },
        }),
    ],
    [
      'a new password is chosen by code',
      async (_: string, person: Person) => {
        await world.call(`/api/v1/users/reset-password?username=${person.email}`, { method: 'POST' });
        const json = { username: person.email, otp: await codeFor(world, person), password: 'a brand new one' };
        return world.call('/api/v1/users/save-password', { json });
      },
    ],
    [
      'the person signs out everywhere else',
      (token: string) => world.call('/api/v1/sign-ins', { token, method: 'DELETE' }),
    ],
    ['the person signs out', (token: string) => world.call('/api/v1/logout', { token, method: 'POST' })],
  ])('ends when %s', async (_, end) => {
    const { person, token } = await signedInPerson();
    const elsewhere = await tokenOf(world, person);
    const passes = [await exchanged(token, 'handOver'), await exchanged(token, 'handOver')];
    const passElsewhere = await exchanged(elsewhere, 'handOver');
    expect((await end(token, person)).status).toBe(200);
    for (const pass of passes) expect((await exchange(pass)).status).toBe(401);
    const isOwnOnly = (await use(elsewhere, person)) === 200;
    expect((await exchange(passElsewhere)).status).toBe(isOwnOnly ? 200 : 401);
  });

  it('ends when the account is disabled, and stays so when it is enabled again', async () => {
    const { person, token } = await signedInPerson();
    const pass = await exchanged(token, 'handOver');
    const { db, clock } = world.services;
    const set = (disabled_at: Date | null) =>
      db.updateTable('app_user').set({ disabled_at }).where('id', '=', person.id).execute();
    await set(clock.now());
    expect((await exchange(pass)).status).toBe(401);
    await set(null);
    expect((await exchange(pass)).status).toBe(401);
  });

  it('is redeemed once among many concurrent requests', async () => {
    const { token } = await signedInPerson();
    const pass = await exchanged(token, 'handOver');
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(pass)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
  });

  it('expires after two minutes', async () => {
    const { token } = await signedInPerson();
    const pass = await exchanged(token, 'handOver');
    world.advance(2 * minute);
    expect((await exchange(pass)).status).toBe(401);
  });

  it('is not a session token and cannot create another hand-over token', async () => {
    const { person, token } = await signedInPerson();
    const pass = await exchanged(token, 'handOver');
    expect([await use(pass, person), (await exchange(pass, 'handOver')).status]).toEqual([401, 401]);
    expect((await exchange(pass)).status).toBe(200);
  });

  it('keeps the absolute expiry of the sign-in', async () => {
    const { person, token } = await signedInPerson();
    for (let half = 1; half < 24; half += 1) {
      world.advance(hour / 2);
      await use(token, person);
    }
    const other = await exchanged(await exchanged(token, 'handOver'));
    expect(await use(other, person)).toBe(200);
    world.advance(hour / 2);
    expect(await use(other, person)).toBe(401);
  });
});

it('deletes expired sign-ins and tokens, but no live ones', async () => {
  const { person, token } = await signedInPerson();
  const old = await tokenOf(world, person);
  await world.call('/api/v1/logout', { method: 'POST', token: old });
  await exchanged(token, 'handOver');
  world.advance(3 * minute);
  await removeExpired(world.services);

  const { db } = world.services;
  const left = await db.selectFrom('sign_in').select('id').where('user_id', '=', person.id).execute();
  const passes = await db.selectFrom('hand_over').selectAll().execute();
  expect({ signIns: left.length, passes }).toEqual({ signIns: 1, passes: [] });
  expect(await use(token, person)).toBe(200);
});
