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

it.each([401, 403])(
  'ends the session after a %i, keeps the company and returns to the same page after sign-in',
  (status) => {
    const { store, navigation, end } = arrangeAt('/ui/vehicles?page=2');
    end(status, 'current');
    expect(store.read()).toEqual({ token: undefined, user: undefined, company: session.company });
    expect(navigation.steps).toEqual([
      `replace /authentication/sign-in?returnUrl=${encodeURIComponent('/ui/vehicles?page=2')}`,
    ]);
  },
);

it('hands the email of the ended session to the sign-in page', () => {
  const { navigation, end } = arrangeAt('/ui/vehicles');
  end(401, 'current');
  expect(navigation.news).toEqual({ email: session.user?.email, news: 'ended' });
});

it('ends the session only once for parallel failures', () => {
  const { store, navigation, end } = arrangeAt('/ui/vehicles');
  for (const _ of Array.from({ length: 5 })) end(401, 'current');
  expect(store.resets).toBe(1);
  expect(navigation.steps).toEqual(['replace /authentication/sign-in?returnUrl=%2Fui%2Fvehicles']);
});

it.each([
  ['belongs to an earlier token', '/ui/vehicles', 'old'],
  ['answers a request without a token', '/ui/vehicles', undefined],
  ['arrives on the download page', '/download-app?payload=x', 'current'],
  ['arrives in the authentication area', '/authentication/sign-in', 'current'],
])('keeps the session when the 401 %s', (_, path, sentToken) => {
  const { store, navigation, end } = arrangeAt(path);
  end(401, sentToken);
  expect(store.read()).toEqual(session);
  expect(navigation.steps).toEqual([]);
});
