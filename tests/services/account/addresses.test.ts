import { beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { codeFor } from '../../support/services/people.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const halfAMinute = 30_000;
const inQuery = (path: string, username: string) => `${path}?username=${encodeURIComponent(username)}`;

describe.each([
  ["sean.o'neil@haulage.ie", "sean.o'neil@haulage.ie"],
  ['dispatch@xn--mller-kva.de', 'dispatch@xn--mller-kva.de'],
  ['Info@MÜLLER.de', 'info@xn--mller-kva.de'],
])('whoever has the address %s', (typed, email) => {
  const signIn = async (password: string) =>
    (await world.call('/api/v1/login', { json: { username: typed, password } })).body;

  it('can sign up, confirm and sign in', async () => {
    const json = {
      company: 'Haulage',
      name: 'Sean O’Neil',
      email: typed,
      phone: '+353 1 234 5678',
      password: 'a longer password',
      audience: 'fleet',
    };
    expect(await world.call('/api/v1/users', { json })).toMatchObject({
      status: 201,
      body: { data: { username: email } },
    });
    const otp = await codeFor(world, { email });
    expect((await world.call('/api/v1/users/otp', { json: { username: typed, otp } })).status).toBe(200);
    expect(await signIn('a longer password')).toMatchObject({ code: 200, data: { user: { email } } });
  });

  it('can reset the password', async () => {
    world.advance(halfAMinute);
    const reset = await world.call(inQuery('/api/v1/users/reset-password', typed), { method: 'POST' });
    expect(reset.status).toBe(200);
    const json = { username: typed, otp: await codeFor(world, { email }), password: 'another long one' };
    expect((await world.call('/api/v1/users/save-password', { json })).status).toBe(200);
    expect(await signIn('another long one')).toMatchObject({ code: 200 });
  });

  it('cannot be used as the password', async () => {
    const json = { username: typed, otp: '123456', password: typed.toUpperCase() };
    const { status, body } = await world.call('/api/v1/users/save-password', { json });
    expect({ status, fields: body.errors?.map(({ field }) => field) }).toEqual({
      status: 422,
      fields: ['password'],
    });
  });
});
