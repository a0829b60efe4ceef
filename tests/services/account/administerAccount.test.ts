import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { administerAccount } from '../../../services/account/administerAccount.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addPerson, password, tokenOf, type Person } from '../../support/services/people.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const administer = (action: string, whom: string) =>
  administerAccount(world.services.db, action, whom, world.services.clock.now());
const isLive = async (token: string) => (await world.call('/api/v1/sign-ins', { token })).status === 200;
const signIn = async ({ email }: Person) =>
  (await world.call('/api/v1/login', { json: { username: email, password } })).status;

describe('whoever runs the services', () => {
  it('ends the sign-ins of one account', async () => {
    const [person, other] = [await addPerson(world), await addPerson(world)];
    const tokens = [await tokenOf(world, person), await tokenOf(world, person), await tokenOf(world, other)];
    expect(await administer('sign-out', ` ${person.email.toUpperCase()}`)).toBe(`Ended 2 sign-ins of ${person.email}.`);
    expect(await Promise.all(tokens.map(isLive))).toEqual([false, false, true]);
    expect(await signIn(person)).toBe(200);
  });

  it('disables an account, which ends its sign-ins, and enables it again', async () => {
    const person = await addPerson(world);
    const token = await tokenOf(world, person);
    expect(await administer('disable', person.email)).toBe(`Disabled ${person.email} and ended one sign-in.`);
    expect([await isLive(token), await signIn(person)]).toEqual([false, 401]);
    expect(await administer('enable', person.email)).toBe(`${person.email} may sign in again.`);
    expect([await isLive(token), await signIn(person)]).toEqual([false, 200]);
  });

  it('ends the sign-ins of everyone', async () => {
    const tokens = [await tokenOf(world, await addPerson(world)), await tokenOf(world, await addPerson(world))];
    expect(await administer('sign-out', 'everyone')).toMatch(/^Ended \d+ sign-ins of all accounts\.$/);
    expect(await Promise.all(tokens.map(isLive))).toEqual([false, false]);
  });

  it('is told what is wrong', async () => {
    const { email } = await addPerson(world);
    await expect(administer('remove', email)).rejects.toThrow('remove is not one of sign-out, disable, enable.');
    const unknown = `${randomUUID()}@people.test`;
    await expect(administer('disable', unknown)).rejects.toThrow(`There is no account ${unknown}.`);
  });
});
