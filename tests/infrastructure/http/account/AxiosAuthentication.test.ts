import { describe, expect, it } from 'vitest';
import { AxiosAuthentication } from '../../../../src/infrastructure/http/account/AxiosAuthentication.ts';
import { signedInFactory } from '../../../support/factories/signedInFactory.ts';
import { userFactory } from '../../../support/factories/userFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const credentials = { username: 'ann@greenline.test', password: 'Haul-2026-demo' };
const ann = signedInFactory.build();

describe('signing in', () => {
  it('returns the token and the user', async () => {
    server.answers(odd.success(ann));
    expect(await new AxiosAuthentication(line().http).signIn(credentials)).toEqual(ann);
    expect(server.request).toMatchObject({ method: 'POST', url: '/api/v1/login', body: JSON.stringify(credentials) });
  });

  it.each([401, 403])('with wrong credentials is refused with %i and ends no session', async (status) => {
    server.answers(odd.failure(status, { message: 'The email or password is not right.' }));
    expect(await troubleOf(new AxiosAuthentication(line().http).signIn(credentials))).toEqual({
      kind: 'refused',
      status,
      message: 'The email or password is not right.',
      errors: [],
    });
  });

  it.each([
    ['without a token', { user: ann.user }],
    ['without a user', { token: ann.token }],
    ['with a token that is invalid in a header', { ...ann, token: 'a\nb' }],
    ['with a user without an id', { ...ann, user: { name: 'Ann' } }],
    ['with null', null],
  ])('fails as unreadable on an answer %s', async (_, data) => {
    server.answers(odd.success(data));
    const signIn = new AxiosAuthentication(line().http).signIn(credentials);
    expect(await troubleOf(signIn)).toEqual({ kind: 'unreadable', status: 200 });
  });

  it('shows the spinner', async () => {
    const { http, pending } = line();
    server.answers(odd.success(ann));
    await new AxiosAuthentication(http).signIn(credentials);
    expect(pending.begun).toBe(1);
  });
});

it.each([
  ['session', 'session', 0],
  ['handOver', 'handOver', 1],
  ['newTab', 'handOver', 0],
] as const)('exchanges a token for a %s token, asked for as %s', async (purpose, sent, spinners) => {
  const { http, pending } = line();
  server.answers(odd.success(ann));
  expect(await new AxiosAuthentication(http).exchange('abc', purpose)).toEqual(ann);
  expect(server.request).toMatchObject({
    method: 'POST',
    url: '/api/v1/utils/exchange-token',
    body: JSON.stringify({ token: 'abc', purpose: sent }),
  });
  expect(pending.begun).toBe(spinners);
});

it('signs out with the token of the session, even when that is reset right after', async () => {
  const { http, store } = line();
  store.signIn('abc', userFactory.build());
  server.answers(odd.success(null));
  const signedOut = new AxiosAuthentication(http).signOut();
  store.reset();
  await signedOut;
  expect(server.request).toMatchObject({ method: 'POST', url: '/api/v1/logout' });
  expect(server.request.headers.authorization).toBe('Bearer abc');
});
