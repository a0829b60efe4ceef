import { expect, it } from 'vitest';
import type { Accounts } from '../../../../src/application/account/Accounts.ts';
import { AxiosAccounts } from '../../../../src/infrastructure/http/account/AxiosAccounts.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const draft = {
  company: 'Northwind',
  name: 'Ann',
  email: 'ann@northwind.test',
  phone: '+4930123456',
  password: 'secret 8',
};
const reset = { username: 'ann@northwind.test', otp: '123456', password: 'secret 9' };

const username = 'ann+1@northwind.test';

it.each<[string, string, string, object, object | '', (accounts: Accounts) => Promise<unknown>]>([
  [
    'signs up',
    'POST',
    '/api/v1/users',
    {},
    { ...draft, audience: 'fleet' },
    (accounts) => accounts.signUp(draft, 'fleet'),
  ],
  [
    'confirms an account',
    'POST',
    '/api/v1/users/otp',
    {},
    { username, otp: '123456' },
    (accounts) => accounts.confirm(username, '123456'),
  ],
  ['requests a code', 'GET', '/api/v1/otp', { username }, '', (accounts) => accounts.resendCode(username)],
  [
    'starts a password reset',
    'POST',
    '/api/v1/users/reset-password',
    { username },
    '',
    (accounts) => accounts.startPasswordReset(username),
  ],
  [
    'saves a new password',
    'POST',
    '/api/v1/users/save-password',
    {},
    reset,
    (accounts) => accounts.savePassword(reset),
  ],
])('%s with %s %s', async (_, method, path, query, body, call) => {
  server.answers(odd.success({ anything: true }));
  await call(new AxiosAccounts(line().http));
  const { pathname, searchParams } = new URL(server.request.url, server.url);
  expect([server.request.method, pathname, Object.fromEntries(searchParams)]).toEqual([method, path, query]);
  expect(server.request.body).toBe(body && JSON.stringify(body));
});

it.each([
  [{ username, needsPassword: true }, true],
  [{ username, needsPassword: false }, false],
  [{ username }, false],
  [null, false],
])('a confirmation answered by %j needs a password: %s', async (data, needsPassword) => {
  server.answers(odd.success(data));
  expect(await new AxiosAccounts(line().http).confirm(username, '123456')).toEqual({ needsPassword });
});

it('does not retry a sign-up, as the service accepts one every thirty seconds', async () => {
  server.answers(odd.failure(503));
  await troubleOf(new AxiosAccounts(line().http).signUp(draft, 'office'));
  expect(server.requests).toHaveLength(1);
});

it('does not retry a request for a code, as the first code may have been sent', async () => {
  server.answers(odd.failure(503));
  await troubleOf(new AxiosAccounts(line().http).resendCode('ann@n.test'));
  expect(server.requests).toHaveLength(1);
});

it('reports how long to wait before requesting another code', async () => {
  server.answers(odd.failure(429, {}, { 'Retry-After': '17' }));
  const trouble = await troubleOf(new AxiosAccounts(line().http).resendCode('ann@n.test'));
  expect(trouble).toMatchObject({ kind: 'refused', status: 429, retryAfterSeconds: 17 });
});
