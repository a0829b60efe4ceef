import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../../../services/web/AppEnv.ts';
import { type Caller, KnownCallers } from '../../../../services/web/places/KnownCallers.ts';

/** An app in which the token `ana` is hers until she signs out. */
function openApp() {
  const known = new KnownCallers();
  const found: (Caller | undefined)[] = [];
  const state = { isSignedIn: true };
  const app = new Hono<AppEnv>().get('/', async (c) => {
    found.push(known.find(c));
    if (c.req.header('Authorization') === 'Bearer ana' && state.isSignedIn) {
      c.set('signedIn', { userId: 'Ana', signInId: '1' });
      const company = c.req.header('X-Company-Id');
      if (company !== undefined) c.set('company', { id: company });
    } else c.res = c.text('Please sign in', 401);
    known.note(c);
    return c.res;
  });
  const call = (token?: string, company?: string) =>
    app.request('/', {
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(company !== undefined && { 'X-Company-Id': company }),
      },
    });
  return { call, found, state };
}

it('knows a token after its first call, with the company it was for', async () => {
  const { call, found } = openApp();
  for (const company of ['harbour', 'harbour', undefined, undefined]) await call('ana', company);
  expect(found).toEqual([
    undefined,
    { account: 'Ana', company: 'harbour' },
    undefined,
    { account: 'Ana', company: undefined },
  ]);
});

it('never knows a made-up token or none, and forgets one that has ended', async () => {
  const { call, found, state } = openApp();
  for (const token of ['made-up', 'made-up', undefined]) await call(token);
  expect(found).toEqual([undefined, undefined, undefined]);
  await call('ana');
  state.isSignedIn = false;
  await call('ana');
  await call('ana');
  expect(found.slice(3)).toEqual([undefined, { account: 'Ana', company: undefined }, undefined]);
});
