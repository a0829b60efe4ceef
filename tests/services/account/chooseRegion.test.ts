import { beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addMember, addPerson, password } from '../../support/services/people.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const choose = (token: string, region: unknown) =>
  world.call('/api/v1/users/region', { method: 'PUT', json: { region }, token });

it('a person’s region is kept with the account, told at the next sign-in, and given back to the company’s by null', async () => {
  const person = await addMember(world);
  const { status, body } = await choose(person.token, ' ie ');
  expect([status, body.data]).toEqual([
    200,
    { id: person.id, name: expect.any(String), email: person.email, phone: expect.any(String), region: 'IE' },
  ]);
  const signIn = () => world.call('/api/v1/login', { json: { username: person.email, password } });
  expect((await signIn()).body.data).toMatchObject({ user: { region: 'IE' } });
  const renewed = await world.call('/api/v1/utils/exchange-token', { json: { token: person.token } });
  expect(renewed.body.data).toMatchObject({ user: { region: 'IE' } });
  await choose((await addMember(world)).token, 'US');
  expect((await signIn()).body.data).toMatchObject({ user: { region: 'IE' } });
  await choose(person.token, null);
  expect((await signIn()).body.data).toMatchObject({ user: { region: null } });
});

it.each(['XX', 'IRL', '', 7, undefined])('%j is no region', async (region) => {
  const { token } = await addMember(world);
  expect((await choose(token, region)).status).toBe(422);
});

it('needs a session', async () => {
  await addPerson(world);
  expect((await world.call('/api/v1/users/region', { method: 'PUT', json: { region: 'IE' } })).status).toBe(401);
});
