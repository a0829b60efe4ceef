import { expect, it } from 'vitest';
import { signIn } from '../../../src/application/account/signIn.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { signedInFactory } from '../../support/factories/signedInFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const credentials = { username: ' ann@greenline.test ', password: ' Haul-2026-demo ' };

it('keeps the token and user of who signs in', async () => {
  const authentication = new FakeAuthentication();
  const store = new FakeSessionStore();
  authentication.whenSigningIn = signedInFactory.build({ token: 'fresh', user: { name: 'Ann' } });
  await signIn(authentication, store)(credentials);
  expect(store.read()).toMatchObject({ token: 'fresh', user: { name: 'Ann' } });
});

it('forgives spaces around the email, never in the password', async () => {
  const authentication = new FakeAuthentication();
  await signIn(authentication, new FakeSessionStore())(credentials);
  expect(authentication.credentials).toEqual([{ username: 'ann@greenline.test', password: ' Haul-2026-demo ' }]);
});

it('passes on a refusal, and keeps nothing', async () => {
  const authentication = new FakeAuthentication();
  const store = new FakeSessionStore();
  authentication.whenSigningIn = new Failure({ kind: 'refused', status: 401, errors: [] });
  await expect(signIn(authentication, store)(credentials)).rejects.toBeInstanceOf(Failure);
  expect(store.read().token).toBeUndefined();
});
