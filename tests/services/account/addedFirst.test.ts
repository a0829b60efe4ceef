import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openWorld } from '../../support/services/openWorld.ts';
import { addMember, addPerson, codeFor, password as knownPassword } from '../../support/services/people.ts';

const world = await openWorld();
const username = (email: string) => `?username=${encodeURIComponent(email)}`;
const ownPassword = 'of its own';

/** A sign-up and the browser it was made in, which sends its cookies with later calls. */
const signUp = async (email: string, changes: object = {}) => {
  const draft = { company: 'Quay Cargo', name: 'Ada Quay', phone: '+491512345678', audience: 'fleet' };
  const json = { ...draft, email, password: ownPassword, ...changes };
  const { status, headers } = await world.call('/api/v1/users', { json });
  world.advance(30_000);
  return { status, cookie: headers.get('Set-Cookie') ?? '' };
};
const confirm = async (email: string, browser?: { readonly cookie: string }) => {
  const json = { username: email, otp: await codeFor(world, { email }) };
  const headers = browser ? { Cookie: browser.cookie.split(';')[0] ?? '' } : {};
  return (await world.call('/api/v1/users/otp', { json, headers })).status;
};
const signIn = (email: string, password = ownPassword) =>
  world.call('/api/v1/login', { json: { username: email, password } });
const companiesBehind = async (email: string, password = ownPassword) => {
  const { body } = await signIn(email, password);
  const path = `/v1/companies?isPaged=false&userId=${body.data.user.id}`;
  const own: readonly { readonly name: string }[] = (await world.call(path, { token: body.data.token })).body.data;
  return own.map(({ name }) => name);
};
const reset = async (email: string) => {
  await world.call(`/api/v1/users/reset-password${username(email)}`, { method: 'POST' });
  const json = { username: email, otp: await codeFor(world, { email }), password: 'chosen at last' };
  return (await world.call('/api/v1/users/save-password', { json })).status;
};
const addTo = async (email: string) => {
  const { token, company } = await addMember(world);
  const json = { email, name: 'As Typed', role: 'dispatcher' };
  expect((await world.call('/v1/members', { json, token, company })).status).toBe(201);
};
const added = async () => {
  const email = `${randomUUID()}@added.test`;
  await addTo(email);
  return email;
};
const lastMailTo = async (email: string) => (await world.mails()).findLast(({ to }) => to === email)?.text;

describe('someone who signs up after a company added them', () => {
  it('founds a company and, confirmed in the same browser, is in both with the chosen password', async () => {
    const email = await added();
    const browser = await signUp(email);
    expect((await signIn(email)).status).toBe(401);
    expect(await confirm(email, browser)).toBe(200);
    expect(await companiesBehind(email)).toEqual(['Harbour Haulage', 'Quay Cargo']);
  });

  it('must choose a new password when confirmed elsewhere, and is in both', async () => {
    const email = await added();
    await signUp(email);
    expect(await confirm(email)).toBe(200);
    expect((await signIn(email)).status).toBe(401);
    expect(await reset(email)).toBe(200);
    expect(await companiesBehind(email, 'chosen at last')).toEqual(['Harbour Haulage', 'Quay Cargo']);
  });

  it('can sign up again with new details', async () => {
    const email = await added();
    await signUp(email);
    const browser = await signUp(email, { company: 'Quay & Daughters' });
    expect(await confirm(email, browser)).toBe(200);
    expect(await companiesBehind(email)).toEqual(['Harbour Haulage', 'Quay & Daughters']);
  });

  it('may have signed up before being added', async () => {
    const email = `${randomUUID()}@added.test`;
    const browser = await signUp(email);
    await addTo(email);
    await world.call(`/api/v1/otp${username(email)}`);
    expect(await confirm(email, browser)).toBe(200);
    expect(await companiesBehind(email)).toEqual(['Harbour Haulage', 'Quay Cargo']);
  });
});

describe('a stranger who signs up with an address that a company added', () => {
  const stranger = { name: 'Mallory', company: 'Elsewhere', password: 'of a stranger' };

  it('gains no access', async () => {
    const email = await added();
    await signUp(email, stranger);
    expect((await signIn(email, stranger.password)).status).toBe(401);
    expect(await reset(email)).toBe(200);
    expect((await signIn(email, stranger.password)).status).toBe(401);
  });

  it('gains no access even if the owner of the address enters the code: the mail warns, and no password works', async () => {
    const email = await added();
    await signUp(email, stranger);
    expect(await lastMailTo(email)).toContain('choose a new one with "Forgot your password?"');
    expect(await confirm(email)).toBe(200);
    expect((await signIn(email, stranger.password)).status).toBe(401);
  });

  it.each([
    ['before', [stranger, {}]],
    ['after', [{}, stranger]],
  ] as const)('gets nothing when the owner signs up too, and was there %s them', async (_, drafts) => {
    const email = await added();
    for (const draft of drafts) await signUp(email, draft);
    expect(await confirm(email)).toBe(200);
    expect((await signIn(email, stranger.password)).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
  });

  it('cannot override the password that the owner chose first', async () => {
    const email = await added();
    const browser = await signUp(email);
    await signUp(email, stranger);
    expect(await confirm(email, browser)).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, stranger.password)).status).toBe(401);
  });

  it('gains no access from a browser with the proof of another address', async () => {
    const email = await added();
    await signUp(email);
    const elsewhere = await signUp(`${randomUUID()}@added.test`, { password: ownPassword });
    expect(await confirm(email, elsewhere)).toBe(200);
    expect((await signIn(email)).status).toBe(401);
  });
});

it('sets the same kind of cookies for every address, HttpOnly and SameSite', async () => {
  const known = await added();
  const traits = [];
  for (const email of [known, `${randomUUID()}@added.test`]) {
    const { cookie } = await signUp(email);
    traits.push(cookie.replaceAll(/=[\w-]{64};/g, '=…;'));
  }
  const written = ['sign-up', 'signed-up-as'].map(
    (name) => `${name}=…; Max-Age=86400; Path=/; HttpOnly; SameSite=Strict`,
  );
  expect(new Set(traits)).toEqual(new Set([written.join(', ')]));
});

it.each([
  ['nobody', () => Promise.resolve(`${randomUUID()}@added.test`)],
  ['somebody, whatever their password', async () => (await addPerson(world)).email],
  ['somebody whose password it is', async () => (await addPerson(world)).email, knownPassword],
])('sets a different cookie value each time for the address of %s', async (_, make, password = ownPassword) => {
  const email = await make();
  const cookies = [await signUp(email, { password }), await signUp(email, { password })].map(({ cookie }) => cookie);
  expect(new Set(cookies).size).toBe(2);
});
