import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Passwords } from '../../../services/account/passwords/Passwords.ts';
import { signUp } from '../../../services/account/signUp.ts';
import { countStatements } from '../../support/services/countStatements.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addBrand, addCompany, addMember, addPerson, codeFor } from '../../support/services/people.ts';

const halfAMinute = 30_000;

let world: World;
let brand: string;
beforeAll(async () => {
  world = await openWorld();
  brand = await addBrand(world, 'teal.test', 'Teal Lines');
});

const draftFor = (email: string) => ({
  company: 'Quay Cargo',
  name: 'Ada Quay',
  email,
  phone: '+49 (151) 234-5678',
  password: 'a longer password',
  audience: 'fleet' as const,
});
const newEmail = () => `${randomUUID()}@sign-up.test`;
const signUpAs = (email: string, changes: object = {}, of: { readonly company?: string } = { company: brand }) =>
  world.call('/api/v1/users', { json: { ...draftFor(email), ...changes }, ...of });
const confirm = (email: string, otp: string) => world.call('/api/v1/users/otp', { json: { username: email, otp } });
const signIn = async (email: string, password = 'a longer password') =>
  (await world.call('/api/v1/login', { json: { username: email, password } })).status;
const lastMailTo = async (email: string) => (await world.mails()).findLast(({ to }) => to === email);
const companiesOf = (email: string) =>
  world.services.db
    .selectFrom('app_user')
    .innerJoin('membership', 'membership.user_id', 'app_user.id')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .select(['company.name', 'company.kind', 'company.brand_id', 'membership.role', 'app_user.phone'])
    .where('app_user.email', '=', email)
    .execute();

describe('signing up', () => {
  it('creates the account, its company under the brand, and its owner', async () => {
    const email = newEmail();
    const { status, body } = await signUpAs(email.toUpperCase());
    expect({ status, body }).toEqual({ status: 201, body: { code: 201, data: { username: email } } });
    expect(await companiesOf(email)).toEqual([
      { name: 'Quay Cargo', kind: 'fleet', brand_id: brand, role: 'owner', phone: '+491512345678' },
    ]);
  });

  it('mails a code in the name of the brand, on a separate line', async () => {
    const email = newEmail();
    await signUpAs(email);
    expect(await lastMailTo(email)).toEqual({
      to: email,
      subject: 'Confirm your account at Teal Lines',
      text: expect.stringMatching(/^Welcome to Teal Lines!\n(.*\n)*\d{6}\n/),
    });
  });

  it('allows sign-in only after confirmation', async () => {
    const email = newEmail();
    await signUpAs(email);
    expect(await signIn(email)).toBe(401);
    expect((await confirm(email, await codeFor(world, { email }))).body).toEqual({
      code: 200,
      data: { username: email, needsPassword: false },
    });
    expect(await signIn(email)).toBe(200);
  });

  it.each([
    ['without a company header', () => Promise.resolve({})],
    ['with the id of a company that is no brand', async () => ({ company: await addCompany(world) })],
    ['with an id of nothing', () => Promise.resolve({ company: randomUUID() })],
  ])('has no brand %s', async (_, header) => {
    const email = newEmail();
    expect((await signUpAs(email, {}, await header())).status).toBe(201);
    expect(await companiesOf(email)).toEqual([expect.objectContaining({ brand_id: null })]);
    expect((await lastMailTo(email))?.subject).toBe('Confirm your account');
  });

  it.each(['nonsense', `${randomUUID()}, ${randomUUID()}`])('refuses the company header %j', async (company) => {
    expect((await signUpAs(newEmail(), {}, { company })).status).toBe(400);
  });

  it.each([
    ['company', '   '],
    ['company', 'x'.repeat(121)],
    ['name', ''],
    ['name', 'Ada\u0000'],
    ['name', 'Ada\nBcc: all@people.test'],
    ['email', 'not an address'],
    ['email', 'ada@x.test\nBcc: all@people.test'],
    ['email', `${'a'.repeat(250)}@x.test`],
    ['phone', '0151 2345678'],
    ['phone', '+4915'],
    ['phone', '+49 call me'],
    ['password', 'shorter'],
    ['password', 'iloveyou'],
    ['audience', 'trucker'],
    ['admin', true],
  ])('refuses %s %j, beside that field and without repeating it', async (field, value) => {
    const { status, body, text } = await signUpAs(newEmail(), { [field]: value });
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
    expect(text.includes(String(value).trim() || 'nothing')).toBe(false);
  });

  it('refuses the email address as password', async () => {
    const email = newEmail();
    const { body } = await signUpAs(email, { password: email.toUpperCase() });
    expect(body.errors).toEqual([
      { field: 'password', message: 'must not be your email address', code: 'password_email' },
    ]);
  });
});

describe('signing up again', () => {
  it('with the same password replaces details and code while the account is unconfirmed', async () => {
    const email = newEmail();
    await signUpAs(email);
    const firstCode = await codeFor(world, { email });
    world.advance(halfAMinute);
    await signUpAs(email, { company: 'Pier Cargo', audience: 'office' });

    expect(await companiesOf(email)).toEqual([expect.objectContaining({ name: 'Pier Cargo', kind: 'office' })]);
    expect((await lastMailTo(email))?.text).not.toContain('Forgot your password?');
    expect((await confirm(email, firstCode)).status).toBe(422);
    expect((await confirm(email, await codeFor(world, { email }))).status).toBe(200);
    expect(await signIn(email)).toBe(200);
  });

  it('never replaces the password without a code', async () => {
    const email = newEmail();
    await signUpAs(email);
    expect((await signUpAs(email, { password: 'of a stranger' })).status).toBe(429);
    await confirm(email, await codeFor(world, { email }));
    expect([await signIn(email, 'of a stranger'), await signIn(email)]).toEqual([401, 200]);
  });

  it('keeps companies with another owner', async () => {
    const owner = await addMember(world);
    const email = newEmail();
    await signUpAs(email);
    const { db, clock } = world.services;
    const { id } = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await db
      .insertInto('membership')
      .values({ user_id: id, company_id: owner.company, role: 'viewer', created_at: clock.now() })
      .execute();
    world.advance(halfAMinute);
    await signUpAs(email);
    expect((await companiesOf(email)).map(({ role }) => role).toSorted()).toEqual(['owner', 'viewer']);
  });

  it('gives the same answer for another password, and the mail explains', async () => {
    const email = newEmail();
    const first = await signUpAs(email);
    expect((await lastMailTo(email))?.text).not.toContain('Forgot your password?');
    world.advance(halfAMinute);
    const second = await signUpAs(email, { password: 'another password' });
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect((await lastMailTo(email))?.text).toContain('choose a new one with "Forgot your password?"');
    world.advance(halfAMinute);
    await world.call(`/api/v1/otp?username=${encodeURIComponent(email)}`);
    expect((await lastMailTo(email))?.text).toContain('choose a new one with "Forgot your password?"');
  });

  it('notifies the owner of a confirmed account, and only by mail', async () => {
    const { email } = await addPerson(world);
    const known = await signUpAs(email, { password: 'of a stranger' });
    const unknown = await signUpAs(newEmail());
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body.data)).toEqual(Object.keys(unknown.body.data));
    expect((await lastMailTo(email))?.subject).toBe('You already have an account at Teal Lines');
    expect([await companiesOf(email), await signIn(email, 'of a stranger')]).toEqual([[], 401]);
  });

  it('does the same work whether or not the address has an account', async () => {
    const counts = [];
    const waiting = newEmail();
    await signUpAs(waiting);
    world.advance(halfAMinute);
    for (const email of [newEmail(), waiting, (await addPerson(world)).email]) {
      const { db, count } = countStatements(world.services.db);
      const services = { ...world.services, db, passwords: new Passwords(), pepper: new Uint8Array() };
      await signUp(services, draftFor(email), brand, 'peer');
      counts.push(count());
    }
    expect(new Set(counts).size).toBe(1);
  });
});

const signUpInTurn = async (drafts: readonly object[]) => {
  const email = newEmail();
  for (const draft of drafts) {
    expect((await signUpAs(email, draft)).status).toBe(201);
    world.advance(halfAMinute);
  }
  return email;
};
const reset = async (email: string) => {
  await world.call(`/api/v1/users/reset-password?username=${encodeURIComponent(email)}`, { method: 'POST' });
  const json = { username: email, otp: await codeFor(world, { email }), password: 'chosen at last' };
  return (await world.call('/api/v1/users/save-password', { json })).status;
};

describe('an address that two people signed up with', () => {
  const victim = { name: 'Ada Quay', password: 'of its owner' };
  const stranger = { name: 'Mallory', company: 'Elsewhere', password: 'of a stranger' };
  const orders = [
    ['the owner, then a stranger', [victim, stranger]],
    ['a stranger, then the owner', [stranger, victim]],
    ['the owner, a stranger, and the owner again', [victim, stranger, victim]],
    ['a stranger, the owner, and the stranger again', [stranger, victim, stranger]],
  ] as const;

  it.each(orders)('accepts neither password once confirmed: %s', async (_, drafts) => {
    const email = await signUpInTurn(drafts);
    const { status, body } = await confirm(email, await codeFor(world, { email }));
    expect({ status, data: body.data }).toEqual({ status: 200, data: { username: email, needsPassword: true } });
    expect([await signIn(email, victim.password), await signIn(email, stranger.password)]).toEqual([401, 401]);
  });

  it.each(orders)('accepts a password chosen with a mailed code: %s', async (_, drafts) => {
    const email = await signUpInTurn(drafts);
    await confirm(email, await codeFor(world, { email }));
    expect(await reset(email)).toBe(200);
    expect([await signIn(email, stranger.password), await signIn(email, 'chosen at last')]).toEqual([401, 200]);
  });

  it('accepts such a password even if unconfirmed, and is no longer contested', async () => {
    const email = await signUpInTurn([stranger, victim]);
    expect(await reset(email)).toBe(200);
    expect(await signIn(email, 'chosen at last')).toBe(200);
  });

  it('keeps the details of the first sign-up', async () => {
    const email = await signUpInTurn([victim, stranger]);
    expect(await companiesOf(email)).toEqual([expect.objectContaining({ name: 'Quay Cargo' })]);
  });

  it('may belong to a company that added it: only a mailed code gives access to that company', async () => {
    const owner = await addMember(world);
    const email = newEmail();
    const json = { email, name: 'Ada Quay', role: 'viewer' };
    expect((await world.call('/v1/members', { json, token: owner.token, company: owner.company })).status).toBe(201);
    await signUpAs(email, stranger);
    await confirm(email, await codeFor(world, { email }));
    expect(await signIn(email, stranger.password)).toBe(401);
    expect(await reset(email)).toBe(200);
    expect(await signIn(email, 'chosen at last')).toBe(200);
  });
});
