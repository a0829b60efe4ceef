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
  it('gives a token and its user', async () => {
    server.answers(odd.success(ann));
    expect(await new AxiosAuthentication(line().http).signIn(credentials)).toEqual(ann);
    expect(server.request).toMatchObject({ method: 'POST', url: '/api/v1/login', body: JSON.stringify(credentials) });
  });

  it.each([401, 403])('is refused by a %i: wrong credentials end no session', async (status) => {
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
    ['with a token that fits no header', { ...ann, token: 'a\nb' }],
    ['with a user without an id', { ...ann, user: { name: 'Ann' } }],
    ['with nothing', null],
  ])('cannot read an answer %s', async (_, data) => {
    server.answers(odd.success(data));
    const signIn = new AxiosAuthentication(line().http).signIn(credentials);
    expect(await troubleOf(signIn)).toEqual({ kind: 'unreadable', status: 200 });
  });

  it('raises the spinner', async () => {
    const { http, pending } = line();
    server.answers(odd.success(ann));
    await new AxiosAuthentication(http).signIn(credentials);
    expect(pending.begun).toBe(1);
  });
});

it.each([
  ['session', 0],
  ['handOver', 1],
] as const)('exchanges a token for a %s one', async (purpose, spinners) => {
  const { http, pending } = line();
  server.answers(odd.success(ann));
  expect(await new AxiosAuthentication(http).exchange('abc', purpose)).toEqual(ann);
  expect(server.request).toMatchObject({
    method: 'POST',
    url: '/api/v1/utils/exchange-token',
    body: JSON.stringify({ token: 'abc', purpose }),
  });
  expect(pending.begun).toBe(spinners);
});

it('signs out with the token that was there when it was asked', async () => {
  const { http, store } = line();
  store.signIn('abc', userFactory.build());
  server.answers(odd.success(null));
  const signedOut = new AxiosAuthentication(http).signOut();
  store.reset();
  await signedOut;
  expect(server.request).toMatchObject({ method: 'POST', url: '/api/v1/logout' });
  expect(server.request.headers.authorization).toBe('Bearer abc');
});
