import { expect, it } from 'vitest';
import { endSession } from '../../../src/application/account/endSession.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const session = sessionFactory.build({ token: 'current' });

const arrangeAt = (path: string) => {
  const store = new FakeSessionStore(session);
  const navigation = new FakeNavigation(`http://fleet.greenline.localhost${path}`);
  return { store, navigation, end: endSession(store, navigation) };
};

it.each([401, 403])('ends the session after a %i, and keeps the company and where the person was', (status) => {
  const { store, navigation, end } = arrangeAt('/ui/vehicles?page=2');
  end(status, 'current');
  expect(store.read()).toEqual({ token: undefined, user: undefined, company: session.company });
  expect(navigation.steps).toEqual([
    `replace /authentication/sign-in?returnUrl=${encodeURIComponent('/ui/vehicles?page=2')}`,
  ]);
});

it('tells sign-in whose session it was', () => {
  const { navigation, end } = arrangeAt('/ui/vehicles');
  end(401, 'current');
  expect(navigation.news).toEqual({ email: session.user?.email, news: 'ended' });
});

it('ends a session once for any number of parallel failures', () => {
  const { store, navigation, end } = arrangeAt('/ui/vehicles');
  for (const _ of Array.from({ length: 5 })) end(401, 'current');
  expect(store.resets).toBe(1);
  expect(navigation.steps).toEqual(['replace /authentication/sign-in?returnUrl=%2Fui%2Fvehicles']);
});

it.each([
  ['comes late, to an old token', '/ui/vehicles', 'old'],
  ['answers a request that carried no token', '/ui/vehicles', undefined],
  ['reaches somebody on the download page', '/download-app?payload=x', 'current'],
  ['reaches somebody in the authentication area', '/authentication/sign-in', 'current'],
])('changes nothing when the 401 %s', (_, path, sentToken) => {
  const { store, navigation, end } = arrangeAt(path);
  end(401, sentToken);
  expect(store.read()).toEqual(session);
  expect(navigation.steps).toEqual([]);
});
