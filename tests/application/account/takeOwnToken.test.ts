import { expect, it } from 'vitest';
import type { Authentication, ExchangePurpose } from '../../../src/application/account/Authentication.ts';
import { takeOwnToken } from '../../../src/application/account/takeOwnToken.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { signedInFactory } from '../../support/factories/signedInFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeOpenTabs } from '../../support/fakes/FakeOpenTabs.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const arrival = { payload: undefined, destination: undefined };

class NamedTokens extends FakeAuthentication {
  override async exchange(token: string, purpose: ExchangePurpose) {
    const answer = await super.exchange(token, purpose);
    return { ...answer, token: `${purpose} of ${token}` };
  }
}

const arrange = (isAlone = false, authentication: Authentication = new NamedTokens()) => {
  const tabs = new FakeOpenTabs();
  tabs.shared = isAlone ? undefined : { token: 'of another tab', company: undefined };
  const store = new FakeSessionStore(sessionFactory.build({ token: 'copied' }));
  return { tabs, store, authentication, take: takeOwnToken(tabs, authentication, store) };
};

it('a tab that starts with a token beside another one gets its own and leaves the copied one valid', async () => {
  const { take, store } = arrange();
  const { company } = store.read();
  await take(arrival);
  expect(store.read().token).toBe('session of newTab of copied');
  expect(store.read().company).toEqual(company);
});

it('a tab alone keeps the token it has', async () => {
  const { take, store } = arrange(true);
  await take(arrival);
  expect(store.read().token).toBe('copied');
});

it('nothing is exchanged in a signed-out tab, or for an address that carries a session', async () => {
  const authentication = new FakeAuthentication();
  const { tabs, take } = arrange(false, authentication);
  await take({ ...arrival, payload: { token: 'handed over' } });
  await takeOwnToken(tabs, authentication, new FakeSessionStore())(arrival);
  expect(authentication.exchanges).toEqual([]);
});

it('the copied token stays when the service does not answer, and so does one that was exchanged meanwhile', async () => {
  const failing = new FakeAuthentication();
  failing.whenExchanging = new Failure({ kind: 'unreachable', offline: true });
  const offline = arrange(false, failing);
  await offline.take(arrival);
  expect(offline.store.read().token).toBe('copied');

  const { take, store } = arrange();
  const taken = take(arrival);
  store.signIn('renewed', signedInFactory.build().user);
  await taken;
  expect(store.read().token).toBe('renewed');
});
