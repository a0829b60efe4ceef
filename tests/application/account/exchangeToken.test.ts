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

it('puts a fresh token in the place of the current one', async () => {
  const { exchange, authentication, store } = arrange();
  authentication.whenExchanging = signedInFactory.build({ token: 'fresh' });
  await exchange();
  expect(authentication.exchanges).toEqual([{ token: 'old', purpose: 'session' }]);
  expect(store.read().token).toBe('fresh');
});

it('changes nothing when the person signed out meanwhile', async () => {
  const { exchange, store } = arrange();
  const exchanged = exchange();
  store.reset();
  await exchanged;
  expect(store.read().token).toBeUndefined();
});

it('changes nothing when somebody else signed in meanwhile', async () => {
  const { exchange, store } = arrange();
  const exchanged = exchange();
  store.signIn('of-another', userFactory.build());
  await exchanged;
  expect(store.read().token).toBe('of-another');
});

it('asks nothing for a visitor', async () => {
  const authentication = new FakeAuthentication();
  await exchangeToken(authentication, new FakeSessionStore())();
  expect(authentication.exchanges).toEqual([]);
});
