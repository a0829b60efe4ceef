import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openWorld } from '../../../support/services/openWorld.ts';
import {
  addBrand,
  addCompany,
  addMember,
  addPerson,
  codeFor,
  type TestMember,
} from '../../../support/services/people.ts';

const world = await openWorld();
const brandId = await addBrand(world, 'teal.localhost', 'Teal Lines');
const newOwner = async () => addMember(world, { company: await addCompany(world, { brandId }) });
const newEmail = () => `${randomUUID()}@people.test`;

const list = async ({ token, company }: TestMember) => (await world.call('/v1/members', { token, company })).body.data;
const add = (json: object, { token, company }: TestMember) => world.call('/v1/members', { json, token, company });
const change = (id: string, role: string, { token, company }: TestMember, version = 1) =>
  world.call(`/v1/members/${id}`, { method: 'PUT', json: { role, version }, token, company });
const remove = (id: string, { token, company }: TestMember, version = 1) =>
  world.call(`/v1/members/${id}?version=${version}`, { method: 'DELETE', token, company });
const lastMail = async () => (await world.mails()).at(-1);

it('lists all members of the company and nobody else', async () => {
  const owner = await newOwner();
  const viewer = await addMember(world, { role: 'viewer', company: owner.company });
  await newOwner();
  const joinedAt = world.services.clock.now().toISOString();
  const expected = [
    {
      userId: owner.id,
      version: 1,
      name: 'Noor Haddad',
      email: owner.email,
      role: 'owner',
      status: 'active',
      joinedAt,
    },
    {
      userId: viewer.id,
      version: 1,
      name: 'Noor Haddad',
      email: viewer.email,
      role: 'viewer',
      status: 'active',
      joinedAt,
    },
  ];
  const listed = await list(viewer);
  expect(listed).toHaveLength(2);
  expect(listed).toEqual(expect.arrayContaining(expected));
});

describe('adding someone', () => {
  it('adds an existing account and mails it', async () => {
    const [owner, person] = [await newOwner(), await addPerson(world)];
    const draft = { email: person.email, name: 'Noor', role: 'dispatcher' };
    const { status, body } = await add(draft, owner);
    expect({ status, body }).toEqual({ status: 201, body: { code: 201, data: draft } });
    expect(await list(owner)).toContainEqual(
      expect.objectContaining({ userId: person.id, name: 'Noor', role: 'dispatcher', status: 'invited' }),
    );
    const mail = await lastMail();
    expect(mail).toMatchObject({
      to: person.email,
      subject: 'Harbour Haulage invites you to join its team on Teal Lines',
    });
    expect(mail?.text).toContain('To join, sign in as usual');
    expect(mail?.text).toContain('http://fleet.teal.localhost');
  });

  it('creates an account for anyone else, whose password is chosen by mailed code', async () => {
    const owner = await newOwner();
    const draft = { email: newEmail(), name: 'Rui Costa', role: 'viewer' };
    const { status, body } = await add({ ...draft, email: draft.email.toUpperCase() }, owner);
    expect({ status, body }).toEqual({ status: 201, body: { code: 201, data: draft } });
    const { text } = (await lastMail()) ?? {};
    expect(text).toMatch(/ of Harbour Haulage has invited you to join its team on Teal Lines as a viewer\.\n/);
    expect(text).toContain(`To join, choose a password for ${draft.email} here:`);
    expect(await list(owner)).toContainEqual(expect.objectContaining({ name: 'Rui Costa', status: 'invited' }));

    await world.call(`/api/v1/users/reset-password?username=${draft.email}`, { method: 'POST' });
    const code = await lastMail();
    expect(code?.subject).toBe('Choose your password at Teal Lines');
    expect(code?.text).not.toContain('new password');
    const password = 'A long way home';
    const chosen = { username: draft.email, otp: await codeFor(world, draft), password };
    expect((await world.call('/api/v1/users/save-password', { json: chosen })).status).toBe(200);
    const { body: signedIn } = await world.call('/api/v1/login', { json: { username: draft.email, password } });
    const own = await world.call(`/v1/companies?isPaged=false&userId=${signedIn.data.user.id}`, {
      token: signedIn.data.token,
    });
    expect(own.body.data).toMatchObject([{ id: owner.company, role: 'viewer', domain: 'teal.localhost' }]);
    world.advance(60_000);
    await world.call(`/api/v1/users/reset-password?username=${draft.email}`, { method: 'POST' });
    expect((await lastMail())?.subject).toBe('Set a new password at Teal Lines');
  });

  it('is refused for an existing member, even concurrently', async () => {
    const owner = await newOwner();
    const draft = { email: newEmail(), name: 'Rui Costa', role: 'viewer' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(draft, owner)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { status, body } = await add(draft, owner);
    expect([status, body.message]).toEqual([409, 'This person is already in the company.']);
  });

  it('is only for owners', async () => {
    const dispatcher = await addMember(world, { role: 'dispatcher' });
    const { status, body } = await add({ email: newEmail(), name: 'Rui', role: 'viewer' }, dispatcher);
    expect([status, body.message]).toEqual([409, 'Only an owner of this company can do that.']);
  });

  it('keeps the company unchanged when the address later signs up', async () => {
    const [owner, email] = [await newOwner(), newEmail()];
    await add({ email, name: 'Rui Costa', role: 'owner' }, owner);
    const json = {
      company: 'Costa',
      name: 'Rui',
      email,
      phone: '+351912345678',
      password: 'A long way home',
      audience: 'fleet',
    };
    expect((await world.call('/api/v1/users', { json })).status).toBe(201);
    expect(await list(owner)).toHaveLength(2);
  });

  it.each([
    ['email', { email: 'x' }],
    ['name', { name: '' }],
    ['role', { role: 'king' }],
    ['password', { password: 'A long way home' }],
  ])('is refused for its field %s', async (field, wrong) => {
    const { status, body } = await add({ email: newEmail(), name: 'Rui', role: 'viewer', ...wrong }, await newOwner());
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });
});

describe('the last owner', () => {
  const refused = [409, 'A company needs an owner. Make someone else an owner first.'];

  it('can neither be demoted nor leave', async () => {
    const owner = await newOwner();
    await addMember(world, { role: 'dispatcher', company: owner.company });
    for (const { status, body } of [await change(owner.id, 'viewer', owner), await remove(owner.id, owner)]) {
      expect([status, body.message]).toEqual(refused);
    }
    expect((await list(owner)).find(({ userId }: { userId: string }) => userId === owner.id).role).toBe('owner');
  });

  it('must stay when the other owner is unconfirmed', async () => {
    const owner = await newOwner();
    await add({ email: newEmail(), name: 'Rui Costa', role: 'owner' }, owner);
    const { status, body } = await remove(owner.id, owner);
    expect([status, body.message]).toEqual(refused);
  });

  it.each([
    ['demote each other', (one: TestMember, other: TestMember) => change(other.id, 'viewer', one)],
    ['remove each other', (one: TestMember, other: TestMember) => remove(other.id, one)],
    ['leave', (one: TestMember) => remove(one.id, one)],
  ])('is left when two of them %s at once', async (_what, act) => {
    const owner = await newOwner();
    const second = await addMember(world, { company: owner.company });
    const answers = await Promise.all([act(owner, second), act(second, owner)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = await world.services.db
      .selectFrom('membership')
      .select('user_id')
      .where('company_id', '=', owner.company)
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
  });
});

describe('another member', () => {
  it('can be given another role or be removed', async () => {
    const owner = await newOwner();
    const viewer = await addMember(world, { role: 'viewer', company: owner.company });
    const { status, body } = await change(viewer.id, 'dispatcher', owner);
    expect([status, body.data.role]).toEqual([200, 'dispatcher']);
    expect((await remove(viewer.id, owner, 2)).body).toEqual({ code: 200, data: null });
    expect((await world.call('/v1/members', { ...viewer })).status).toBe(404);
  });

  it('is not changed or removed by what was read before somebody else changed the role', async () => {
    const owner = await newOwner();
    const viewer = await addMember(world, { role: 'viewer', company: owner.company });
    await change(viewer.id, 'owner', owner);
    for (const { status, body } of [await change(viewer.id, 'dispatcher', owner), await remove(viewer.id, owner)]) {
      expect([status, body.reason]).toEqual([409, 'stale']);
    }
    expect((await list(owner)).find(({ userId }: { userId: string }) => userId === viewer.id)).toMatchObject({
      role: 'owner',
      version: 2,
    });
  });

  it('can leave, but not remove others', async () => {
    const owner = await newOwner();
    const viewer = await addMember(world, { role: 'viewer', company: owner.company });
    expect((await remove(owner.id, viewer)).status).toBe(409);
    expect((await remove(viewer.id, viewer)).status).toBe(200);
  });
});
