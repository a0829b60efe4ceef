import { expect, it } from 'vitest';
import { joinOpenTab } from '../../../src/application/account/joinOpenTab.ts';
import type { SharedSession } from '../../../src/application/account/SharedSession.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { signedInFactory } from '../../support/factories/signedInFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { FakeOpenTabs } from '../../support/fakes/FakeOpenTabs.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { nextTurn } from '../../support/nextTurn.ts';
import { promised } from '../../support/promised.ts';

const company = { ...companyFactory.build({ id: 'alder' }), chosenBy: 'ann' };
const shared: SharedSession = { token: 'one-use', company };
const fresh = signedInFactory.build({ token: 'fresh' });
const nobody = { token: undefined, user: undefined, company: undefined };

const arrange = (path = '/ui/vehicles') => {
  const tabs = new FakeOpenTabs();
  tabs.shared = shared;
  const authentication = new FakeAuthentication();
  authentication.whenExchanging = fresh;
  const store = new FakeSessionStore();
  const clock = new FakeClock();
  const navigation = new FakeNavigation(`http://fleet.greenline.localhost:8080${path}`);
  const join = joinOpenTab(tabs, authentication, store, clock, navigation);
  return { tabs, authentication, store, clock, navigation, join };
};

const arrival = { payload: undefined, destination: undefined };

it('a new tab is signed in with the token of an open one, in the same company, at the same address', async () => {
  const { join, authentication, store, navigation } = arrange();
  await join(arrival);
  expect(authentication.exchanges).toEqual([{ token: 'one-use', purpose: 'session' }]);
  expect(store.read()).toEqual({ token: 'fresh', user: fresh.user, company });
  expect(navigation.steps).toEqual([]);
});

it('a new tab of somebody who has selected no company yet is signed in without one', async () => {
  const { join, tabs, store } = arrange();
  tabs.shared = { token: 'one-use', company: undefined };
  await join(arrival);
  expect(store.read()).toEqual({ ...nobody, token: 'fresh', user: fresh.user });
});

it.each([
  ['it is signed in already', sessionFactory.build({ token: 'own' }), '/dashboard', arrival],
  ['it shows the download page', {}, '/download-app', arrival],
  ['it leads to an account page', {}, '/', { ...arrival, destination: '/authentication/confirm' }],
  ['its address carries a session', {}, '/', { ...arrival, payload: { token: 'handed over' } }],
] as const)('no other tab is asked when %s', async (_, session, path, given) => {
  const tabs = new FakeOpenTabs();
  const store = new FakeSessionStore(session);
  const navigation = new FakeNavigation(`http://fleet.greenline.localhost:8080${path}`);
  await joinOpenTab(tabs, new FakeAuthentication(), store, new FakeClock(), navigation)(given);
  expect(tabs.asked).toBe(0);
  expect(store.read()).toEqual({ ...nobody, ...session });
});

it.each([
  ['there is no open tab', undefined, fresh],
  ['the token is spent', shared, new Failure({ kind: 'unauthorised', status: 401 })],
  ['the service is unreachable', shared, new Failure({ kind: 'unreachable', offline: true })],
] as const)('the tab stays signed out when %s', async (_, given, answer) => {
  const { join, tabs, authentication, store } = arrange();
  tabs.shared = given;
  authentication.whenExchanging = answer;
  await join(arrival);
  expect(store.read()).toEqual(nobody);
});

it('the first screen waits three seconds at most, and a session that comes later still signs in', async () => {
  const { join, tabs, store, clock } = arrange();
  const late = promised<SharedSession>();
  tabs.shared = late.promise;
  const joined = join(arrival);
  await clock.nextTimer();
  clock.advance(3_000);
  await joined;
  expect(store.read().token).toBeUndefined();
  late.keep(shared);
  await nextTurn();
  expect(store.read().token).toBe('fresh');
});

it.each([
  ['somebody has signed in meanwhile', (store: FakeSessionStore) => store.signIn('own', fresh.user), 'own'],
  ['the user has signed out elsewhere meanwhile', (store: FakeSessionStore) => store.resetElsewhere(), undefined],
])('a shared session changes nothing when %s', async (_, happen, token) => {
  const { join, tabs, store } = arrange();
  const late = promised<SharedSession>();
  tabs.shared = late.promise;
  const joined = join(arrival);
  happen(store);
  late.keep(shared);
  await joined;
  expect(store.read().token).toBe(token);
});
