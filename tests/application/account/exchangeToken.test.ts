import { expect, it } from 'vitest';
import { exchangeToken } from '../../../src/application/account/exchangeToken.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { signedInFactory } from '../../support/factories/signedInFactory.ts';
import { userFactory } from '../../support/factories/userFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const arrange = () => {
  const authentication = new FakeAuthentication();
  const store = new FakeSessionStore(sessionFactory.build({ token: 'old' }));
  return { authentication, store, exchange: exchangeToken(authentication, store) };
};

it('exchanges the current token for a new one', async () => {
  const { exchange, authentication, store } = arrange();
  authentication.whenExchanging = signedInFactory.build({ token: 'fresh' });
  await exchange();
  expect(authentication.exchanges).toEqual([{ token: 'old', purpose: 'session' }]);
  expect(store.read().token).toBe('fresh');
});

it('drops the new token when the user has signed out in the meantime', async () => {
  const { exchange, store } = arrange();
  const exchanged = exchange();
  store.reset();
  await exchanged;
  expect(store.read().token).toBeUndefined();
});

it('drops the new token when another user has signed in in the meantime', async () => {
  const { exchange, store } = arrange();
  const exchanged = exchange();
  store.signIn('of-another', userFactory.build());
  await exchanged;
  expect(store.read().token).toBe('of-another');
});

it('exchanges no token when nobody is signed in', async () => {
  const authentication = new FakeAuthentication();
  await exchangeToken(authentication, new FakeSessionStore())();
  expect(authentication.exchanges).toEqual([]);
});
