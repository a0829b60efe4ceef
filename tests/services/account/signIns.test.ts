import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { signInAnswer } from '../../../services/account/sessions/listSignIns.ts';
import { signedIn } from '../../../services/account/signInSchemas.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addMember, addPerson, password, type Person } from '../../support/services/people.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const signInWith = async (person: Person, userAgent = 'Firefox') => {
  const { body } = await world.call('/api/v1/login', {
    json: { username: person.email, password },
    headers: { 'User-Agent': userAgent },
  });
  return v.parse(signedIn, body.data).token;
};
const list = async (token: string) => {
  const { body } = await world.call('/api/v1/sign-ins', { token });
  return v.parse(v.array(signInAnswer), body.data);
};
const end = (token: string, path = '') => world.call(`/api/v1/sign-ins${path}`, { token, method: 'DELETE' });
const isLive = async (token: string) => (await world.call('/api/v1/sign-ins', { token })).status === 200;

describe('the list of sign-ins', () => {
  it('tells where a person is signed in, last used first', async () => {
    const person = await addPerson(world);
    const desk = await signInWith(person, 'Firefox on a desk');
    world.advance(10 * 60_000);
    const phone = await signInWith(person, `Safari\u00e9 ${'x'.repeat(300)}`);
    const startedAt = world.services.clock.now();
    const minutesAgo = (minutes: number) => new Date(startedAt.getTime() - minutes * 60_000).toISOString();
    expect(await list(phone)).toEqual([
      {
        id: expect.any(String),
        startedAt: minutesAgo(0),
        lastUsedAt: minutesAgo(0),
        endsAt: minutesAgo(-12 * 60),
        userAgent: `Safari ${'x'.repeat(193)}`,
        isCurrent: true,
      },
      {
        id: expect.any(String),
        startedAt: minutesAgo(10),
        lastUsedAt: minutesAgo(10),
        endsAt: minutesAgo(-12 * 60 + 10),
        userAgent: 'Firefox on a desk',
        isCurrent: false,
      },
    ]);
    expect(await isLive(desk)).toBe(true);
  });

  it('leaves out what has ended', async () => {
    const person = await addPerson(world);
    const first = await signInWith(person);
    await world.call('/api/v1/logout', { token: first, method: 'POST' });
    await signInWith(person);
    world.advance(61 * 60_000);
    expect(await list(await signInWith(person))).toHaveLength(1);
  });
});

describe('ending sign-ins', () => {
  it('ends the one that is named', async () => {
    const person = await addPerson(world);
    const [desk, phone] = [await signInWith(person), await signInWith(person)];
    const other = (await list(desk)).find(({ isCurrent }) => !isCurrent);
    expect((await end(desk, `/${other?.id}`)).status).toBe(200);
    expect([await isLive(desk), await isLive(phone)]).toEqual([true, false]);
    expect((await end(desk, `/${other?.id}`)).status).toBe(404);
  });

  it('ends all others at once', async () => {
    const person = await addPerson(world);
    const tokens = [await signInWith(person), await signInWith(person), await signInWith(person)] as const;
    await end(tokens[1]);
    expect(await Promise.all(tokens.map(isLive))).toEqual([false, true, false]);
  });

  it('does not reach those of another person', async () => {
    const [mine, theirs] = [await signInWith(await addPerson(world)), await signInWith(await addPerson(world))];
    const [other] = await list(theirs);
    expect((await end(mine, `/${other?.id}`)).status).toBe(404);
    await end(mine);
    expect(await isLive(theirs)).toBe(true);
  });
});

const change = (token: string, json: object) => world.call('/api/v1/users/password', { token, method: 'PUT', json });

describe('changing the password', () => {
  const fresh = 'a brand new one';

  it('lets the new one in, ends every other sign-in and tells the person', async () => {
    const person = await addPerson(world);
    const [desk, phone] = [await signInWith(person), await signInWith(person)];
    const { status, body } = await change(desk, { currentPassword: password, password: fresh });
    const { token, user } = v.parse(signedIn, body.data);
    expect([status, user.id]).toEqual([200, person.id]);
    expect([await isLive(token), await isLive(desk), await isLive(phone)]).toEqual([true, false, false]);
    const statuses = [password, fresh].map(
      async (typed) =>
        (await world.call('/api/v1/login', { json: { username: person.email, password: typed } })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 200]);
    expect((await world.mails()).filter(({ to }) => to === person.email).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
    ]);
  });

  it.each([
    [{ currentPassword: 'wrong', password: fresh }, 'currentPassword', 'wrong_password'],
    [{ currentPassword: password, password: 'password123' }, 'password', 'password_common'],
    [{ currentPassword: password, password }, 'password', 'password_unchanged'],
    [{ currentPassword: password, password: 'short' }, 'password', 'too_short'],
    [{ password: fresh }, 'currentPassword', 'required'],
  ])('refuses %j for %s', async (json, field, code) => {
    const { status, body } = await change(await signInWith(await addPerson(world)), json);
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field, code })]]);
  });

  it('refuses the email address', async () => {
    const person = await addPerson(world);
    const { body } = await change(await signInWith(person), { currentPassword: password, password: person.email });
    expect(body.errors).toEqual([expect.objectContaining({ field: 'password', code: 'password_email' })]);
  });

  it('refuses the name of the company and the year', async () => {
    const { token } = await addMember(world);
    const { body } = await change(token, { currentPassword: password, password: 'HarbourHaulage2026' });
    expect(body.errors).toEqual([expect.objectContaining({ field: 'password', code: 'password_common' })]);
  });

  it('makes a code useless that was mailed before', async () => {
    const person = await addPerson(world);
    const token = await signInWith(person);
    await world.call(`/api/v1/users/reset-password?username=${person.email}`, { method: 'POST' });
    const otp = /\d{6}/.exec((await world.mails()).at(-1)?.text ?? '')?.[0];
    await change(token, { currentPassword: password, password: fresh });
    const json = { username: person.email, otp, password: 'yet another one' };
    expect((await world.call('/api/v1/users/save-password', { json })).status).toBe(422);
  });

  it('is possible five times an hour', async () => {
    let token = await signInWith(await addPerson(world));
    const words = [password, 'one river', 'two rivers', 'three rivers', 'four rivers', 'five rivers', 'six rivers'];
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const { status, body } = await change(token, { currentPassword: words[time], password: words[time + 1] });
      statuses.push(status);
      if (status === 200) ({ token } = v.parse(signedIn, body.data));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('stops after five wrong guesses, and leaves sign-in alone', async () => {
    const person = await addPerson(world);
    const token = await signInWith(person);
    const guesses: number[] = [];
    for (const currentPassword of ['a', 'b', 'c', 'd', 'e', password]) {
      guesses.push((await change(token, { currentPassword, password: fresh })).status);
    }
    expect(guesses).toEqual([422, 422, 422, 422, 422, 429]);
    expect(await isLive(await signInWith(person))).toBe(true);
  });
});

const confirm = (token: string, typed: string) =>
  world.call('/api/v1/users/confirm-password', { token, json: { password: typed } });

describe('entering the password again', () => {
  it('replaces the token, and ends every other one of this sign-in', async () => {
    const person = await addPerson(world);
    const token = await signInWith(person);
    const exchanged = await world.call('/api/v1/utils/exchange-token', { json: { token, purpose: 'handOver' } });
    const handOver = v.parse(signedIn, exchanged.body.data).token;
    const { status, body } = await confirm(token, password);
    const renewed = v.parse(signedIn, body.data);
    expect([status, renewed.user.id]).toEqual([200, person.id]);
    expect([await isLive(renewed.token), await isLive(token)]).toEqual([true, false]);
    expect((await world.call('/api/v1/utils/exchange-token', { json: { token: handOver } })).status).toBe(401);
  });

  it('does not prolong the sign-in beyond its twelve hours', async () => {
    let token = await signInWith(await addPerson(world));
    for (let hours = 0; hours < 12; hours += 1) {
      world.advance(59 * 60_000);
      token = v.parse(signedIn, (await confirm(token, password)).body.data).token;
    }
    world.advance(13 * 60_000);
    expect(await isLive(token)).toBe(false);
  });

  it('stops after five wrong guesses for this sign-in alone', async () => {
    const person = await addPerson(world);
    const [token, other] = [await signInWith(person), await signInWith(person)];
    const statuses: number[] = [];
    for (const typed of ['a', 'b', 'c', 'd', 'e', password]) statuses.push((await confirm(token, typed)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await confirm(other, password)).status).toBe(200);
  });

  it('is needed to end sign-ins when the last time was more than ten minutes ago', async () => {
    const person = await addPerson(world);
    const [desk, phone] = [await signInWith(person), await signInWith(person)];
    const other = (await list(desk)).find(({ isCurrent }) => !isCurrent);
    world.advance(11 * 60_000);
    for (const path of ['', `/${other?.id}`]) {
      const { status, body } = await end(desk, path);
      expect([status, body.reason]).toEqual([409, 'password_needed']);
    }
    expect(await isLive(phone)).toBe(true);
    const { token } = v.parse(signedIn, (await confirm(desk, password)).body.data);
    expect((await end(token)).status).toBe(200);
    expect(await isLive(phone)).toBe(false);
  });
});

describe('signing in', () => {
  it('ends the sign-in that the caller came with', async () => {
    const person = await addPerson(world);
    const [earlier, elsewhere] = [await signInWith(person), await signInWith(person)];
    const { status } = await world.call('/api/v1/login', {
      json: { username: person.email, password },
      token: earlier,
    });
    expect([status, await isLive(earlier), await isLive(elsewhere)]).toEqual([200, false, true]);
  });

  it('leaves it alone when it fails', async () => {
    const person = await addPerson(world);
    const token = await signInWith(person);
    const { status } = await world.call('/api/v1/login', { json: { username: person.email, password: 'no' }, token });
    expect([status, await isLive(token)]).toEqual([401, true]);
  });

  it('keeps 500 sign-ins of an account and ends the one used longest ago', async () => {
    const person = await addPerson(world);
    const idle = await signInWith(person);
    const used = await signInWith(person);
    world.advance(2 * 60_000);
    await sql`with added as (
        insert into sign_in (id, user_id, created_at, absolute_until)
        select gen_random_uuid(), ${person.id}::uuid, ${world.services.clock.now()}, now() + interval '9 years'
        from generate_series(1, 498) returning id)
      insert into session (token_hash, sign_in_id, idle_until)
      select id::text, id, ${world.services.clock.now()}::timestamptz + interval '1 hour' from added`.execute(
      world.services.db,
    );
    expect(await isLive(used)).toBe(true);
    await signInWith(person);
    expect([await isLive(idle), await isLive(used)]).toEqual([false, true]);
  });
});
