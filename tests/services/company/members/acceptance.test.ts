import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openWorld } from '../../../support/services/openWorld.ts';
import { addMember, addPerson, tokenOf, type Person, type TestMember } from '../../../support/services/people.ts';

const world = await openWorld();
const newEmail = () => `${randomUUID()}@people.test`;
const list = async ({ token, company }: TestMember) => (await world.call('/v1/members', { token, company })).body.data;
const add = ({ token, company }: TestMember, email: string, role = 'viewer') =>
  world.call('/v1/members', { json: { email, name: 'Typed Name', role }, token, company });
const comeIn = async (person: Person, { company }: TestMember) =>
  world.call('/v1/company', { token: await tokenOf(world, person), company });
const asListed = async (owner: TestMember, email: string) => {
  const people: readonly { readonly email: string }[] = await list(owner);
  return people.find((member) => member.email === email);
};

describe('an invited member', () => {
  const addresses = [
    ['unknown', () => Promise.resolve(newEmail())],
    ['of an account', async () => (await addPerson(world)).email],
    ['of an account that waits to be confirmed', async () => (await addPerson(world, { isConfirmed: false })).email],
    ['of an account that was switched off', async () => (await addPerson(world, { isDisabled: true })).email],
  ] as const;

  it.each(addresses)('is listed with the name that the owner typed: an address that is %s', async (_, address) => {
    const [owner, email] = [await addMember(world), await address()];
    await add(owner, email.toUpperCase());
    expect(await asListed(owner, email)).toEqual({
      userId: expect.any(String),
      version: 1,
      name: 'Typed Name',
      email,
      role: 'viewer',
      status: 'invited',
      joinedAt: world.services.clock.now().toISOString(),
    });
  });

  it.each(addresses)('reveals no more when the role is changed: an address that is %s', async (_, address) => {
    const [owner, email] = [await addMember(world), await address()];
    await add(owner, email);
    const people: readonly { readonly email: string; readonly userId: string }[] = await list(owner);
    const userId = people.find((member) => member.email === email)?.userId;
    const { body } = await world.call(`/v1/members/${userId}`, {
      ...owner,
      method: 'PUT',
      json: { role: 'owner', version: 1 },
    });
    expect(body.data).toMatchObject({ name: 'Typed Name', role: 'owner', status: 'invited' });
  });

  it.each(addresses)('does not count as the remaining owner: an address that is %s', async (_, address) => {
    const [owner, email] = [await addMember(world), await address()];
    await add(owner, email, 'owner');
    const leaving = await world.call(`/v1/members/${owner.id}?version=1`, { ...owner, method: 'DELETE' });
    expect([leaving.status, leaving.body.message]).toEqual([
      409,
      'A company needs an owner. Make someone else an owner first.',
    ]);
  });

  it('does not accept by listing their companies', async () => {
    const [owner, person] = [await addMember(world), await addPerson(world)];
    await add(owner, person.email);
    const token = await tokenOf(world, person);
    const own = await world.call(`/v1/companies?isPaged=false&userId=${person.id}`, { token });
    expect(own.body.data).toMatchObject([{ id: owner.company }]);
    expect(await asListed(owner, person.email)).toMatchObject({ name: 'Typed Name', status: 'invited' });
  });
});

describe('a member who accepted', () => {
  it('is listed with their own name', async () => {
    const [owner, person] = [await addMember(world), await addPerson(world)];
    await add(owner, person.email);
    expect((await comeIn(person, owner)).status).toBe(200);
    expect(await asListed(owner, person.email)).toMatchObject({ name: 'Noor Haddad', status: 'active' });
  });

  it('as a second owner, allows the first to leave', async () => {
    const [owner, person] = [await addMember(world), await addPerson(world)];
    await add(owner, person.email, 'owner');
    await comeIn(person, owner);
    expect((await world.call(`/v1/members/${owner.id}?version=1`, { ...owner, method: 'DELETE' })).status).toBe(200);
  });

  it('stays listed, as disabled, when the account is disabled', async () => {
    const owner = await addMember(world);
    const colleague = await addMember(world, { role: 'owner', company: owner.company });
    const { db, clock } = world.services;
    await db.updateTable('app_user').set({ disabled_at: clock.now() }).where('id', '=', colleague.id).execute();
    expect(await asListed(owner, colleague.email)).toMatchObject({ name: 'Noor Haddad', status: 'disabled' });
    expect((await world.call(`/v1/members/${owner.id}?version=1`, { ...owner, method: 'DELETE' })).status).toBe(409);
  });

  it('counts as invited again after being removed and added', async () => {
    const [owner, person] = [await addMember(world), await addPerson(world)];
    await add(owner, person.email);
    await comeIn(person, owner);
    await world.call(`/v1/members/${person.id}?version=1`, { ...owner, method: 'DELETE' });
    await add(owner, person.email);
    expect(await asListed(owner, person.email)).toMatchObject({ name: 'Typed Name', status: 'invited' });
  });
});

it('sorts by the displayed name', async () => {
  const owner = await addMember(world);
  await add(owner, (await addPerson(world)).email);
  const names: readonly { readonly name: string }[] = await list(owner);
  expect(names.map(({ name }) => name)).toEqual(['Noor Haddad', 'Typed Name']);
});
