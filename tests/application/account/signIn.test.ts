import { expect, it } from 'vitest';
import { signIn } from '../../../src/application/account/signIn.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { signedInFactory } from '../../support/factories/signedInFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const credentials = { username: ' ann@greenline.test ', password: ' Haul-2026-demo ' };

it('signing in stores the token and the user', async () => {
  const authentication = new FakeAuthentication();
  const store = new FakeSessionStore();
  authentication.whenSigningIn = signedInFactory.build({ token: 'fresh', user: { name: 'Ann' } });
  await signIn(authentication, store)(credentials);
  expect(store.read()).toMatchObject({ token: 'fresh', user: { name: 'Ann' } });
});

it('signing in trims the email but not the password', async () => {
  const authentication = new FakeAuthentication();
  await signIn(authentication, new FakeSessionStore())(credentials);
  expect(authentication.credentials).toEqual([{ username: 'ann@greenline.test', password: ' Haul-2026-demo ' }]);
});

it('signing in passes on a refusal and stores nothing', async () => {
  const authentication = new FakeAuthentication();
  const store = new FakeSessionStore();
  authentication.whenSigningIn = new Failure({ kind: 'refused', status: 401, errors: [] });
  await expect(signIn(authentication, store)(credentials)).rejects.toBeInstanceOf(Failure);
  expect(store.read().token).toBeUndefined();
});
