import { describe, expect, it } from 'vitest';
import { expireSession } from '../../../src/application/account/expireSession.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeDialogs } from '../../support/fakes/FakeDialogs.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const arrange = () => {
  const store = new FakeSessionStore({ token: 'orphan', company: companyFactory.build() });
  const dialogs = new FakeDialogs();
  const navigation = new FakeNavigation('http://fleet.greenline.localhost/ui/drivers?q=ann');
  const clock = new FakeClock();
  return { store, dialogs, navigation, clock, expire: expireSession(store, dialogs, navigation, clock) };
};

it("shows 'Session Expired' at once", () => {
  const { expire, dialogs, store } = arrange();
  expire();
  expect(dialogs.alerts).toEqual([{ title: 'Session Expired', text: 'Kindly login' }]);
  expect(store.read().token).toBe('orphan');
});

it('after 500 ms clears the session, keeps the company and goes to sign-in', () => {
  const { expire, store, navigation, clock } = arrange();
  expire();
  clock.advance(499);
  expect(navigation.steps).toEqual([]);
  clock.advance(1);
  expect(store.read()).toMatchObject({ token: undefined, company: { name: 'Greenline Haulage' } });
  expect(navigation.steps).toEqual([
    `replace /authentication/sign-in?returnUrl=${encodeURIComponent('/ui/drivers?q=ann')}`,
  ]);
});

describe('an expired session whose dialog loads slowly', () => {
  it('is cleared 500 ms after the dialog appears', () => {
    const { expire, dialogs, navigation, clock } = arrange();
    dialogs.isSlow = true;
    expire();
    clock.advance(2_000);
    expect(navigation.steps).toEqual([]);
    dialogs.show();
    clock.advance(499);
    expect(navigation.steps).toEqual([]);
    clock.advance(1);
    expect(navigation.steps).toHaveLength(1);
  });

  it('is cleared after three seconds at the latest', () => {
    const { expire, dialogs, store, clock } = arrange();
    dialogs.isSlow = true;
    expire();
    clock.advance(3_000);
    expect(store.read().token).toBeUndefined();
  });

  it('is kept when the expiry is cancelled', () => {
    const { expire, dialogs, store, clock } = arrange();
    dialogs.isSlow = true;
    expire()();
    dialogs.show();
    clock.advance(5_000);
    expect(store.read().token).toBe('orphan');
  });
});

it('keeps the session when cancelled within 500 ms', () => {
  const { expire, store, navigation, clock } = arrange();
  expire()();
  clock.advance(500);
  expect(store.read().token).toBe('orphan');
  expect(navigation.steps).toEqual([]);
});
