import { beforeAll, describe, expect, it } from 'vitest';
import { Passwords } from '../../../services/account/passwords/Passwords.ts';
import { signIn } from '../../../services/account/signIn.ts';
import { countStatements } from '../../support/services/countStatements.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addPerson, password, type Person } from '../../support/services/people.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const attempt = (username: string, typed: string, peer = '127.0.0.1') =>
  world.call('/api/v1/login', { json: { username, password: typed }, peer });
const attempts = async (person: Person, typed: readonly string[]) => {
  const statuses: number[] = [];
  for (const each of typed) statuses.push((await attempt(person.email, each)).status);
  return statuses;
};
const wrong = (times: number) => Array.from({ length: times }, () => 'wrong');

it('returns a token and its user', async () => {
  const person = await addPerson(world);
  const { status, body } = await attempt(person.email, password);
  expect(status).toBe(200);
  expect(body).toEqual({
    code: 200,
    data: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: person.id, name: 'Noor Haddad', email: person.email, phone: '+4915112345678' },
    },
  });
});

it('ignores case and surrounding spaces of the username', async () => {
  const person = await addPerson(world);
  expect((await attempt(`  ${person.email.toUpperCase()} `, password)).status).toBe(200);
});

it('stores only the SHA-256 of a token', async () => {
  const person = await addPerson(world);
  const { text } = await attempt(person.email, password);
  const token = /"token":"([^"]+)"/.exec(text)?.[1] ?? '';
  const rows = await world.services.db.selectFrom('session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

describe('with an unknown, unconfirmed, disabled or locked account, or a wrong password', () => {
  const cases = {
    unknown: () => Promise.resolve({ email: 'nobody@people.test', typed: password }),
    unconfirmed: async () => ({ ...(await addPerson(world, { isConfirmed: false })), typed: password }),
    disabled: async () => ({ ...(await addPerson(world, { isDisabled: true })), typed: password }),
    wrong: async () => ({ ...(await addPerson(world)), typed: 'wrong' }),
    async locked() {
      const person = await addPerson(world);
      await attempts(person, wrong(5));
      return { ...person, typed: password };
    },
  };

  it('gives the same answer', async () => {
    const answers = new Set<string>();
    for (const make of Object.values(cases)) {
      const { email, typed } = await make();
      const { status, text } = await attempt(email, typed);
      answers.add(`${status} ${text}`);
    }
    expect([...answers]).toEqual([
      '401 {"code":401,"message":"The email or password is not right, or the account is not confirmed yet."}',
    ]);
  });

  it.each(Object.entries(cases))('does one hash and two statements: %s', async (_, make) => {
    const { email, typed } = await make();
    const { db, count } = countStatements(world.services.db);
    const passwords = new CountingPasswords();
    await signIn({ ...world.services, db, passwords, pepper: new Uint8Array() }, email, typed, 'peer');
    expect({ hashes: passwords.checked, statements: count() }).toEqual({ hashes: 1, statements: 2 });
  });
});

describe('the account lock', () => {
  it('lasts half a minute after the fifth failure', async () => {
    const person = await addPerson(world);
    expect(await attempts(person, [...wrong(4), password])).toEqual([401, 401, 401, 401, 200]);
    expect(await attempts(person, [...wrong(5), password])).toEqual([401, 401, 401, 401, 401, 401]);
    world.advance(30_000);
    expect(await attempts(person, [password])).toEqual([200]);
  });

  it('doubles up to 15 minutes with each further failure', async () => {
    const person = await addPerson(world);
    await attempts(person, wrong(4));
    const seconds: number[] = [];
    for (let failure = 5; failure <= 11; failure += 1) {
      await attempts(person, wrong(1));
      const now = world.services.clock.now().getTime();
      const { locked_until: until } = await world.services.db
        .selectFrom('app_user')
        .select('locked_until')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow();
      seconds.push(((until?.getTime() ?? now) - now) / 1000);
      world.advance(15 * 60_000);
    }
    expect(seconds).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('is not extended by attempts while locked', async () => {
    const person = await addPerson(world);
    await attempts(person, wrong(12));
    world.advance(30_000);
    expect(await attempts(person, [password])).toEqual([200]);
  });

  it('resets after a successful sign-in', async () => {
    const person = await addPerson(world);
    expect(await attempts(person, [...wrong(4), password, ...wrong(4), password])).toEqual([
      401, 401, 401, 401, 200, 401, 401, 401, 401, 200,
    ]);
  });

  it('checks only a few of many concurrent guesses', async () => {
    const person = await addPerson(world);
    await Promise.all(Array.from({ length: 30 }, () => attempt(person.email, 'wrong')));
    const { failed_logins: failures } = await world.services.db
      .selectFrom('app_user')
      .select('failed_logins')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(failures).toBeGreaterThanOrEqual(5);
    expect(failures).toBeLessThanOrEqual(6);
  });
});

it('answers everyone when many sign in at once, with 503 at worst', async () => {
  const person = await addPerson(world);
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, index) => attempt(person.email, password, `192.0.2.${index}`)),
  );
  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length + busy.length).toBe(80);
  for (const { headers } of busy) expect(headers.get('Retry-After')).toMatch(/^\d+$/);
});

it('keeps one client from blocking others', async () => {
  const person = await addPerson(world);
  const flood = Array.from({ length: 80 }, () => attempt('nobody@people.test', 'wrong', '192.0.2.1'));
  const others = Array.from({ length: 8 }, (_, index) => attempt(person.email, password, `198.51.100.${index}`));
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
  expect((await Promise.all(flood)).some(({ status }) => status === 503)).toBe(true);
});

it.each([
  [{ username: 'a@b.test' }, 'password'],
  [{ username: 'a@b.test', password: '' }, 'password'],
  [{ username: 'a@b.test', password: 'x', remember: true }, 'remember'],
  [{ username: 'a\u0000@b.test', password: 'x' }, 'username'],
  [{ username: ['a@b.test'], password: 'x' }, 'username'],
])('refuses %j for its field %s', async (json, field) => {
  const { status, body } = await world.call('/api/v1/login', { json });
  expect(status).toBe(422);
  expect(body.errors).toEqual([expect.objectContaining({ field })]);
});

class CountingPasswords extends Passwords {
  checked = 0;

  override check: Passwords['check'] = (...inputs) => {
    this.checked += 1;
    return super.check(...inputs);
  };
}
