import { expect, it } from 'vitest';
import { shareSession } from '../../../src/application/account/shareSession.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { signedInFactory } from '../../support/factories/signedInFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeNewTabs } from '../../support/fakes/FakeNewTabs.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const session = sessionFactory.build({ token: 'own' });

const arrange = (store = new FakeSessionStore(session)) => {
  const tabs = new FakeNewTabs();
  const authentication = new FakeAuthentication();
  authentication.whenExchanging = signedInFactory.build({ token: 'one-use' });
  return { tabs, authentication, stop: shareSession(tabs, authentication, store)() };
};

it('a new tab is given a one-use token and the selected company, never the token in use here', async () => {
  const { tabs, authentication } = arrange();
  expect(await tabs.ask()).toEqual({ token: 'one-use', company: session.company });
  expect(authentication.exchanges).toEqual([{ token: 'own', purpose: 'newTab' }]);
});

it('a new tab is given nothing when nobody is signed in, when the service refuses, or after it stopped', async () => {
  expect(await arrange(new FakeSessionStore()).tabs.ask()).toBeUndefined();
  const refused = arrange();
  refused.authentication.whenExchanging = new Failure({ kind: 'unauthorised', status: 401 });
  expect(await refused.tabs.ask()).toBeUndefined();
  const stopped = arrange();
  stopped.stop();
  expect(await stopped.tabs.ask()).toBeUndefined();
});
