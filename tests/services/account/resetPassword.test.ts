import { describe, expect, it } from 'vitest';
import { addPerson, codeFor, tokenOf } from '../../support/services/people.ts';
import { openCodeCalls } from './codeCalls.ts';

const { world, newcomer, reset, save, signIn } = await openCodeCalls();

describe('choosing a new password', () => {
  it('replaces the old one and ends every session', async () => {
    const person = await addPerson(world);
    const tokens = [await tokenOf(world, person), await tokenOf(world, person)];
    await reset(person.email);
    expect((await save(person.email, await codeFor(world, person))).body).toEqual({
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
    await save(email, await codeFor(world, { email }));
    expect(await signIn(email, 'a brand new one')).toBe(200);
  });

  it('confirms an unconfirmed account, because the code proves the address', async () => {
    const { email } = await newcomer();
    await reset(email);
    await save(email, await codeFor(world, { email }));
    expect(await signIn(email, 'a brand new one')).toBe(200);
  });

  it.each(['short', 'password1'])('refuses %j and leaves the code valid', async (password) => {
    const { email } = await addPerson(world);
    await reset(email);
    const code = await codeFor(world, { email });
    const { status, body } = await save(email, code, password);
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [expect.objectContaining({ field: 'password' })],
    });
    expect((await save(email, code)).status).toBe(200);
  });
});
