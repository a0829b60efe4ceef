import { expect, it } from 'vitest';
import { userFactory } from '../../support/factories/userFactory.ts';
import { calls } from '../../support/http/calls.ts';
import * as odd from '../../support/http/oddAnswers.ts';
import { openLine } from '../../support/http/openLine.ts';
import { troubleOf } from '../../support/http/troubleOf.ts';
import { promised } from '../../support/promised.ts';

const { server, line } = openLine();

const signedIn = () => {
  const arranged = line();
  arranged.store.signIn('abc', userFactory.build());
  return arranged;
};
const signInPage = `replace /authentication/sign-in?returnUrl=${encodeURIComponent('/ui/vehicles?page=2')}`;

it.each([401, 403] as const)('ends the session on a %i and passes on the failure', async (status) => {
  const { http, store, navigation } = signedIn();
  server.answers(odd.failure(status));
  expect(await troubleOf(calls.GET(http))).toEqual({ kind: 'unauthorised', status });
  expect(store.read().token).toBeUndefined();
  expect(navigation.steps).toEqual([signInPage]);
});

it('ends the session once for parallel failures', async () => {
  const { http, store, navigation } = signedIn();
  server.answers(odd.failure(401));
  const troubles = await Promise.all(Array.from({ length: 8 }, () => troubleOf(calls.GET(http))));
  expect(new Set(troubles.map(({ kind }) => kind))).toEqual(new Set(['unauthorised']));
  expect(store.resets).toBe(1);
  expect(navigation.steps).toEqual([signInPage]);
});

it('keeps the session when a 401 belongs to a token that has since been renewed', async () => {
  const { http, store, navigation } = signedIn();
  const asked = promised<() => void>();
  server.answers((request, response) => asked.keep(() => odd.failure(401)(request, response)));
  const trouble = troubleOf(calls.GET(http));
  const answerNow = await asked.promise;
  store.signIn('renewed', userFactory.build());
  answerNow();
  expect(await trouble).toMatchObject({ kind: 'refused', status: 401, message: 'Refused.' });
  expect(store.read().token).toBe('renewed');
  expect(navigation.steps).toEqual([]);
});

it('changes nothing when nobody is signed in', async () => {
  const { http, store, navigation } = line();
  server.answers(odd.failure(401));
  await troubleOf(calls.GET(http));
  expect(store.resets).toBe(0);
  expect(navigation.steps).toEqual([]);
});
