import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../../../services/web/AppEnv.ts';
import { type Caller, KnownCallers } from '../../../../services/web/places/KnownCallers.ts';

/** An app in which tokens that begin with `ana` or `bob` are theirs until they sign out, and only some companies let them in. */
function openApp() {
  const known = new KnownCallers();
  const found: (Caller | undefined)[] = [];
  const state = { isSignedIn: true, companies: ['harbour', 'yard'] };
  const app = new Hono<AppEnv>().get('/', async (c) => {
    found.push(known.find(c));
    const userId = /^Bearer (ana|bob)/.exec(c.req.header('Authorization') ?? '')?.[1];
    if (userId !== undefined && state.isSignedIn) {
      c.set('signedIn', { userId, signInId: '1', authenticatedAt: new Date(0) });
      const company = c.req.header('X-Company-Id');
      if (company !== undefined && state.companies.includes(company)) c.set('company', { id: company });
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
    { account: 'ana', company: 'harbour' },
    { account: 'ana', company: undefined },
    { account: 'ana', company: undefined },
  ]);
});

it('counts a call for a company only while that lets the token in', async () => {
  const { call, found, state } = openApp();
  for (const company of ['foreign', 'foreign', 'yard', 'harbour', 'yard']) await call('ana', company);
  state.companies = [];
  await call('ana', 'yard');
  await call('ana', 'yard');
  await call('ana', 'HARBOUR');
  const counted = found.map((caller) => caller?.company ?? 'none');
  expect(counted).toEqual(['none', 'none', 'none', 'none', 'yard', 'yard', 'none', 'harbour']);
});

it('does not forget others for one account, whatever companies it names and however many tokens it has', async () => {
  const { call, found } = openApp();
  await call('bob');
  for (let at = 0; at <= 10_000; at += 1) await call(`ana-${at % 100}`, `foreign ${at}`);
  for (const token of ['bob', 'ana-79', 'ana-0']) await call(token);
  expect(found.slice(-3).map((caller) => caller?.account)).toEqual(['bob', undefined, 'ana']);
});

it('never knows a made-up token or none, and forgets one that has ended', async () => {
  const { call, found, state } = openApp();
  for (const token of ['made-up', 'made-up', undefined]) await call(token);
  expect(found).toEqual([undefined, undefined, undefined]);
  await call('ana');
  state.isSignedIn = false;
  await call('ana');
  await call('ana');
  expect(found.slice(3)).toEqual([undefined, { account: 'ana', company: undefined }, undefined]);
});
