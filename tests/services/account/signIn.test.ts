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

interface From {
  readonly peer?: string;
  readonly cookie?: string;
}

let networks = 0;
/** An address in a network of its own, which no other test counts failures for. */
const newPeer = (): string => `10.${(networks += 1) >> 8}.${networks & 255}.1`;

const attempt = (username: string, typed: string, { peer = newPeer(), cookie }: From = {}) =>
  world.call('/api/v1/login', {
    json: { username, password: typed },
    peer,
    ...(cookie !== undefined && { headers: { Cookie: cookie } }),
  });
const attempts = async (person: Person, typed: readonly string[], from: From) => {
  const statuses: number[] = [];
  for (const each of typed) statuses.push((await attempt(person.email, each, from)).status);
  return statuses;
};
const wrong = (times: number) => Array.from({ length: times }, () => 'wrong');

/** The cookie by which a browser is known after it signed in. */
const knownBrowserOf = async (person: Person, from?: From): Promise<string> => {
  const { headers } = await attempt(person.email, password, from);
  return headers.get('Set-Cookie')?.split(';')[0] ?? '';
};

it('returns a token and its user', async () => {
  const person = await addPerson(world);
  const { status, body } = await attempt(person.email, password);
  expect(status).toBe(200);
  expect(body).toEqual({
    code: 200,
    data: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: person.id, name: 'Noor Haddad', email: person.email, phone: '+4915112345678', region: null },
    },
  });
});

it('ignores case and surrounding spaces of the username', async () => {
  const person = await addPerson(world);
  expect((await attempt(`  ${person.email.toUpperCase()} `, password)).status).toBe(200);
});

it('takes a password that has been the same for years', async () => {
  const old = await openWorld();
  const person = await addPerson(old);
  old.advance(3 * 365 * 24 * 3_600_000);
  expect((await old.call('/api/v1/login', { json: { username: person.email, password } })).status).toBe(200);
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
      await attempts(person, wrong(5), { peer: '127.0.0.1' });
      return { ...person, typed: password };
    },
  };

  it('gives the same answer', async () => {
    const answers = new Set<string>();
    for (const make of Object.values(cases)) {
      const { email, typed } = await make();
      const { status, text } = await attempt(email, typed, { peer: '127.0.0.1' });
      answers.add(`${status} ${text}`);
    }
    expect([...answers]).toEqual([
      '401 {"code":401,"message":"The email or password is wrong, or the account has not been confirmed yet."}',
    ]);
  });

  it.each(Object.entries(cases))('does one hash and the same statements: %s', async (name, make) => {
    const { email, typed } = await make();
    const { db, count } = countStatements(world.services.db);
    const passwords = new CountingPasswords();
    const peer = name === 'locked' ? '127.0.0.1' : newPeer();
    await signIn(
      { ...world.services, db, passwords, pepper: new Uint8Array() },
      { username: email, password: typed, peer, browserProof: undefined, userAgent: '' },
    );
    expect({ hashes: passwords.checked, statements: count() }).toEqual({
      hashes: 1,
      statements: 5,
    });
  });

  it('locks an unknown account as it does a known one', async () => {
    const peer = newPeer();
    for (const typed of wrong(5)) await attempt('no-one@people.test', typed, { peer });
    const { db, count } = countStatements(world.services.db);
    await signIn(
      { ...world.services, db, passwords: new Passwords(), pepper: new Uint8Array() },
      { username: 'no-one@people.test', password, peer, browserProof: undefined, userAgent: '' },
    );
    expect(count()).toBe(5);
  });
});

describe('the account lock', () => {
  it('lasts half a minute after the fifth failure', async () => {
    const [person, from] = [await addPerson(world), { peer: newPeer() }];
    expect(await attempts(person, [...wrong(4), password], from)).toEqual([401, 401, 401, 401, 200]);
    expect(await attempts(person, [...wrong(5), password], from)).toEqual([401, 401, 401, 401, 401, 401]);
    world.advance(30_000);
    expect(await attempts(person, [password], from)).toEqual([200]);
  });

  it('doubles up to 15 minutes with each further failure', async () => {
    const [person, from] = [await addPerson(world), { peer: newPeer() }];
    await attempts(person, wrong(4), from);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      await attempts(person, wrong(1), from);
      world.advance((seconds - 1) * 1000);
      expect([seconds, ...(await attempts(person, [password], from))]).toEqual([seconds, 401]);
      world.advance(1000);
    }
    expect(await attempts(person, [password], from)).toEqual([200]);
  });

  it('is not extended by attempts while locked', async () => {
    const [person, from] = [await addPerson(world), { peer: newPeer() }];
    await attempts(person, wrong(12), from);
    world.advance(30_000);
    expect(await attempts(person, [password], from)).toEqual([200]);
  });

  it('resets after a successful sign-in', async () => {
    const [person, from] = [await addPerson(world), { peer: newPeer() }];
    expect(await attempts(person, [...wrong(4), password, ...wrong(4), password], from)).toEqual([
      401, 401, 401, 401, 200, 401, 401, 401, 401, 200,
    ]);
  });

  it('checks only a few of many concurrent guesses', async () => {
    const [person, from] = [await addPerson(world), { peer: newPeer() }];
    await Promise.all(Array.from({ length: 30 }, () => attempt(person.email, 'wrong', from)));
    const rows = await world.services.db
      .selectFrom('sign_in_failure')
      .select('failures')
      .where('source', '!=', '')
      .execute();
    expect(Math.max(...rows.map(({ failures }) => failures))).toBeLessThanOrEqual(6);
    expect(await attempts(person, [password], from)).toEqual([401]);
  });

  it('keeps nobody out but the network that guesses', async () => {
    const [person, attacker] = [await addPerson(world), { peer: newPeer() }];
    await attempts(person, wrong(20), attacker);
    expect(await attempts(person, [password], attacker)).toEqual([401]);
    expect(await attempts(person, [password], { peer: newPeer() })).toEqual([200]);
  });

  it('does not last longer than meant when it began under a clock that was a day ahead', async () => {
    const [person, from] = [await addPerson(world), { peer: newPeer() }];
    world.advance(24 * 3_600_000);
    await attempts(person, wrong(9), from);
    world.advance(-24 * 3_600_000);
    expect(await attempts(person, [password], from)).toEqual([200]);
  });
});

describe('a browser that signed in before', () => {
  it('is let in while its network is locked, and while the account is guessed from everywhere', async () => {
    const [person, peer] = [await addPerson(world), newPeer()];
    const cookie = await knownBrowserOf(person, { peer });
    await attempts(person, wrong(9), { peer });
    for (let network = 0; network < 101; network += 1) await attempt(person.email, 'wrong');
    expect(await attempts(person, [password], { peer })).toEqual([401]);
    expect(await attempts(person, [password], { peer: newPeer() })).toEqual([401]);
    expect(await attempts(person, [password], { peer, cookie })).toEqual([200]);
  });

  it('is locked by its own failures', async () => {
    const [person, peer] = [await addPerson(world), newPeer()];
    const cookie = await knownBrowserOf(person);
    expect(await attempts(person, [...wrong(5), password], { peer, cookie })).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await attempts(person, [password], { peer })).toEqual([200]);
  });

  it('gets a new proof with each sign-in, and the old one is worth nothing', async () => {
    const [person, peer] = [await addPerson(world), newPeer()];
    const first = await knownBrowserOf(person);
    const second = await knownBrowserOf(person, { cookie: first });
    await attempts(person, wrong(5), { peer });
    expect(second).not.toBe(first);
    expect(await attempts(person, [password], { peer, cookie: first })).toEqual([401]);
    expect(await attempts(person, [password], { peer, cookie: second })).toEqual([200]);
  });

  it('is known for its own account only', async () => {
    const [person, other, peer] = [await addPerson(world), await addPerson(world), newPeer()];
    const cookie = await knownBrowserOf(other);
    await attempts(person, wrong(5), { peer });
    const named = cookie.replace(/^[^=]+/, (await knownBrowserOf(person)).split('=')[0] ?? '');
    expect(await attempts(person, [password], { peer, cookie: named })).toEqual([401]);
  });

  it('keeps its proof in a cookie that no script can read and no other site can send', async () => {
    const { headers } = await attempt((await addPerson(world)).email, password);
    expect(headers.get('Set-Cookie')).toMatch(
      /^known-[0-9a-f]{16}=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is one of twenty at most', async () => {
    const person = await addPerson(world);
    for (let browser = 0; browser < 22; browser += 1) await attempt(person.email, password);
    const kept = await world.services.db
      .selectFrom('known_browser')
      .select('proof_hash')
      .where('user_id', '=', person.id)
      .execute();
    expect(kept).toHaveLength(20);
  });
});

const spray = async (peer: string) => {
  const answers: number[] = [];
  for (let account = 0; account < 21; account += 1) {
    answers.push((await attempt(`account-${account}@people.test`, 'Winter2026!', { peer })).status);
  }
  return answers;
};

describe('a network that tries one password on many accounts', () => {
  it('is refused from its twenty-first account on, as long as one account would be', async () => {
    const [person, peer] = [await addPerson(world), newPeer()];
    expect(await spray(peer)).toEqual(Array.from({ length: 21 }, () => 401));
    const refused = await attempt(person.email, password, { peer });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('30');
    world.advance(30_000);
    expect(await attempts(person, [password], { peer })).toEqual([200]);
  });

  it('is not one in which a person mistypes often', async () => {
    const [person, other, peer] = [await addPerson(world), await addPerson(world), newPeer()];
    await attempts(person, wrong(30), { peer });
    expect(await attempts(other, [password], { peer })).toEqual([200]);
  });

  it('is not one in which a person mistypes every day before getting in', async () => {
    const [person, from] = [await addPerson(world), { peer: newPeer() }];
    for (let day = 0; day < 25; day += 1) {
      expect(await attempts(person, ['wrong', password], from)).toEqual([401, 200]);
    }
  });

  it('is forgiven after a day', async () => {
    const [person, peer] = [await addPerson(world), newPeer()];
    await spray(peer);
    world.advance(24 * 3_600_000);
    await attempt('account-0@people.test', 'wrong', { peer });
    expect(await attempts(person, [password], { peer })).toEqual([200]);
  });

  it('stops nobody else, and no browser that signed in before', async () => {
    const [person, peer] = [await addPerson(world), newPeer()];
    const cookie = await knownBrowserOf(person);
    await spray(peer);
    expect(await attempts(person, [password], { peer, cookie })).toEqual([200]);
    expect(await attempts(person, [password], { peer: newPeer() })).toEqual([200]);
  });
});

it('answers everyone when many sign in at once, with 503 at worst', async () => {
  const person = await addPerson(world);
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, index) => attempt(person.email, password, { peer: `192.0.2.${index}` })),
  );
  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length + busy.length).toBe(80);
  for (const { headers } of busy) expect(headers.get('Retry-After')).toMatch(/^\d+$/);
});

it('keeps one client from blocking others', async () => {
  const person = await addPerson(world);
  let answered = 0;
  const flood = Array.from({ length: 80 }, async () => {
    await attempt('nobody@people.test', 'wrong', { peer: '192.0.2.1' });
    answered += 1;
  });
  const others = Array.from({ length: 8 }, (_, index) =>
    attempt(person.email, password, { peer: `198.51.100.${index}` }),
  );
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
  expect(answered).toBeLessThan(flood.length / 2);
  await Promise.all(flood);
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
