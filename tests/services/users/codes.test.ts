import { beforeAll, describe, expect, it } from 'vitest';
import { removeExpired } from '../../../services/auth/removeExpired.ts';
import { askForCode } from '../../../services/users/askForCode.ts';
import { Passwords } from '../../../services/auth/passwords/Passwords.ts';
import { countStatements } from '../../support/services/countStatements.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addPerson, codeFor, tokenOf } from '../../support/services/people.ts';

const second = 1000;
const minute = 60 * second;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const resend = (email: string) => world.call(`/api/v1/otp?username=${encodeURIComponent(email)}`);
const reset = (email: string) =>
  world.call(`/api/v1/users/reset-password?username=${encodeURIComponent(email)}`, { method: 'POST' });
const confirm = async (email: string, otp: string) =>
  (await world.call('/api/v1/users/otp', { json: { username: email, otp } })).status;
const save = (email: string, otp: string, password = 'a brand new one') =>
  world.call('/api/v1/users/save-password', { json: { username: email, otp, password } });
const signIn = async (email: string, password: string) =>
  (await world.call('/api/v1/login', { json: { username: email, password } })).status;
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email).length;
const newcomer = () => addPerson(world, { isConfirmed: false });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('works once', async () => {
    const { email } = await newcomer();
    await resend(email);
    const code = codeFor(world, { email });
    expect([await confirm(email, code), await confirm(email, code)]).toEqual([200, 422]);
  });

  it('has one winner when it is given many times at once', async () => {
    const { email } = await newcomer();
    await resend(email);
    const code = codeFor(world, { email });
    const statuses = await Promise.all(Array.from({ length: 5 }, () => confirm(email, code)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is valid for ten minutes', async () => {
    const [inTime, late] = [await newcomer(), await newcomer()];
    await resend(inTime.email);
    await resend(late.email);
    world.advance(10 * minute - second);
    expect(await confirm(inTime.email, codeFor(world, inTime))).toBe(200);
    world.advance(second);
    expect(await confirm(late.email, codeFor(world, late))).toBe(422);
  });

  it('withstands four wrong tries, and dies of the fifth', async () => {
    const [four, five] = [await newcomer(), await newcomer()];
    for (const [{ email }, tries] of [
      [four, 4],
      [five, 5],
    ] as const) {
      await resend(email);
      for (let attempt = 0; attempt < tries; attempt += 1) await confirm(email, otherThan(codeFor(world, { email })));
    }
    expect(await confirm(four.email, codeFor(world, four))).toBe(200);
    expect(await confirm(five.email, codeFor(world, five))).toBe(422);
  });

  it('is looked at five times when fifty wrong ones come at once', async () => {
    const { id, email } = await newcomer();
    await resend(email);
    const wrong = otherThan(codeFor(world, { email }));
    const statuses = await Promise.all(Array.from({ length: 50 }, () => confirm(email, wrong)));
    const { tries } = await world.services.db
      .selectFrom('one_time_code')
      .select('tries')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect({ tries, statuses: [...new Set(statuses)] }).toEqual({ tries: 5, statuses: [422] });
  });

  it('is somebody’s own', async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()];
    await resend(mine.email);
    await resend(theirs.email);
    const code = codeFor(world, mine);
    expect(await confirm(theirs.email, code)).toBe(422);
    expect(await confirm(mine.email, code)).toBe(200);
  });

  it('serves one purpose', async () => {
    const { email } = await newcomer();
    await resend(email);
    const toConfirm = codeFor(world, { email });
    expect((await save(email, toConfirm)).status).toBe(422);
    await reset(email);
    const toReset = codeFor(world, { email });
    expect(await confirm(email, toReset)).toBe(422);
    expect((await save(email, toReset)).status).toBe(200);
  });

  it('is killed by the next one', async () => {
    const { email } = await newcomer();
    await resend(email);
    const first = codeFor(world, { email });
    world.advance(30 * second);
    await resend(email);
    const latest = codeFor(world, { email });
    expect(await confirm(email, first)).toBe(422);
    expect(await confirm(email, latest)).toBe(200);
  });

  it('is kept neither in clear nor as a plain hash', async () => {
    const { id, email } = await newcomer();
    await resend(email);
    const row = await world.services.db.selectFrom('one_time_code').selectAll().where('user_id', '=', id).execute();
    expect(row).toEqual([expect.objectContaining({ code_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })]);
    expect(JSON.stringify(row)).not.toContain(codeFor(world, { email }));
  });

  it('is refused in the same words for whatever reason', async () => {
    const { email } = await newcomer();
    const body = {
      code: 422,
      message: expect.any(String),
      errors: [{ field: 'otp', message: 'is wrong or has expired' }],
    };
    expect((await world.call('/api/v1/users/otp', { json: { username: email, otp: '123456' } })).body).toEqual(body);
    expect((await world.call('/api/v1/users/otp', { json: { username: 'no@one.test', otp: '123456' } })).body).toEqual(
      body,
    );
    expect((await save('no@one.test', '123456')).body).toEqual(body);
  });

  it.each(['12345', '1234567', 'abcdef', '12 456', '１２３４５６', 123456])(
    'is six digits: %j is refused',
    async (otp) => {
      const { status, body } = await world.call('/api/v1/users/otp', { json: { username: 'no@one.test', otp } });
      expect({ status, fields: body.errors?.map(({ field }) => field) }).toEqual({
        status: 422,
        fields: ['otp'],
      });
    },
  );
});

describe.each([
  ['a confirmation code', resend],
  ['a code to choose a new password', reset],
])('asking for %s', (_, ask) => {
  it('answers the same for every username', async () => {
    const people = [await newcomer(), await addPerson(world), { email: 'unknown@people.test' }];
    for (const { email } of people) {
      const { status, body } = await ask(email);
      expect({ status, body }).toEqual({ status: 200, body: { code: 200, data: { resendAfterSeconds: 30 } } });
      world.advance(30 * second);
    }
  });

  it('is allowed every 30 seconds, known or not', async () => {
    for (const email of [(await newcomer()).email, `${crypto.randomUUID()}@people.test`]) {
      await ask(email);
      world.advance(10 * second);
      const { status, headers } = await ask(email);
      expect({ status, retryAfter: headers.get('Retry-After') }).toEqual({ status: 429, retryAfter: '20' });
      world.advance(20 * second);
      expect((await ask(email)).status).toBe(200);
    }
  });

  it('is allowed five times an hour, known or not', async () => {
    for (const email of [(await newcomer()).email, `${crypto.randomUUID()}@people.test`]) {
      for (let time = 0; time < 5; time += 1) {
        expect((await ask(email)).status).toBe(200);
        world.advance(minute);
      }
      const { status, headers } = await ask(email);
      expect({ status, retryAfter: headers.get('Retry-After') }).toEqual({ status: 429, retryAfter: '3300' });
      world.advance(55 * minute);
      expect((await ask(email)).status).toBe(200);
    }
  });

  it('gets one of many requests at once through', async () => {
    const { email } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(mailsTo(email)).toBe(1);
  });

  it.each(['', '?username=', '?username=a&username=b', '?username=a&admin=1', '?username=%00'])(
    'refuses the query %j',
    async (query) => {
      const isReset = ask === reset;
      const path = isReset ? '/api/v1/users/reset-password' : '/api/v1/otp';
      expect((await world.call(path + query, { method: isReset ? 'POST' : 'GET' })).status).toBe(400);
    },
  );
});

it('mails a confirmation code to nobody who has no use for it', async () => {
  const [confirmed, disabled] = [
    await addPerson(world),
    await addPerson(world, { isConfirmed: false, isDisabled: true }),
  ];
  await resend(confirmed.email);
  await resend(disabled.email);
  await reset(disabled.email);
  expect([mailsTo(confirmed.email), mailsTo(disabled.email)]).toEqual([0, 0]);
});

it('counts each purpose by itself', async () => {
  const { email } = await newcomer();
  expect([(await resend(email)).status, (await reset(email)).status]).toEqual([200, 200]);
});

it('does the same work for a known and an unknown username', async () => {
  const counts = [];
  for (const email of [(await newcomer()).email, (await addPerson(world)).email, 'stranger@people.test']) {
    const { db, count } = countStatements(world.services.db);
    const services = { ...world.services, db, passwords: new Passwords(), pepper: () => new Uint8Array() };
    await askForCode(services, 'confirm', email);
    counts.push(count());
  }
  expect(new Set(counts).size).toBe(1);
});

describe('choosing a new password', () => {
  it('replaces the old one and ends every session', async () => {
    const person = await addPerson(world);
    const tokens = [await tokenOf(world, person), await tokenOf(world, person)];
    await reset(person.email);
    expect((await save(person.email, codeFor(world, person))).body).toEqual({
      code: 200,
      data: { username: person.email },
    });
    for (const token of tokens)
      expect((await world.call('/api/v1/logout', { method: 'POST', token })).status).toBe(401);
    expect(await signIn(person.email, 'correct horse battery')).toBe(401);
    expect(await signIn(person.email, 'a brand new one')).toBe(200);
  });

  it('works while the account is locked, and unlocks it', async () => {
    const { email } = await addPerson(world);
    for (let failure = 0; failure < 6; failure += 1) await signIn(email, 'wrong');
    await reset(email);
    await save(email, codeFor(world, { email }));
    expect(await signIn(email, 'a brand new one')).toBe(200);
  });

  it('confirms an account that was not: the code proves the address', async () => {
    const { email } = await newcomer();
    await reset(email);
    await save(email, codeFor(world, { email }));
    expect(await signIn(email, 'a brand new one')).toBe(200);
  });

  it.each(['short', 'password1'])('refuses %j and leaves the code as it was', async (password) => {
    const { email } = await addPerson(world);
    await reset(email);
    const code = codeFor(world, { email });
    const { status, body } = await save(email, code, password);
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [{ field: 'password', message: expect.any(String) }],
    });
    expect((await save(email, code)).status).toBe(200);
  });
});

it('cleans up codes and counts that are over', async () => {
  const { id, email } = await newcomer();
  await resend(email);
  world.advance(61 * minute);
  await removeExpired(world.services);
  const { db } = world.services;
  expect(await db.selectFrom('one_time_code').select('purpose').where('user_id', '=', id).execute()).toEqual([]);
  expect(await db.selectFrom('code_request').select('key').execute()).toEqual([]);
});
