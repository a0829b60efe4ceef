import { expect, it } from 'vitest';
import { exchangeToken } from '../../../src/application/account/exchangeToken.ts';
import { keepSessionAlive } from '../../../src/application/account/keepSessionAlive.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { signedInFactory } from '../../support/factories/signedInFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { nextTurn } from '../../support/nextTurn.ts';

const halfAnHour = 30 * 60_000;

const arrange = () => {
  const authentication = new FakeAuthentication();
  const store = new FakeSessionStore(sessionFactory.build({ token: 'first' }));
  const clock = new FakeClock();
  const stop = keepSessionAlive(exchangeToken(authentication, store), clock)();
  const halfHourPasses = async () => {
    clock.advance(halfAnHour);
    await nextTurn();
  };
  return { authentication, store, clock, stop, halfHourPasses };
};

it('renews the token every half hour', async () => {
  const { authentication, store, clock, halfHourPasses } = arrange();
  clock.advance(halfAnHour - 1);
  expect(authentication.exchanges).toEqual([]);
  clock.advance(1);
  await nextTurn();
  authentication.whenExchanging = signedInFactory.build({ token: 'third' });
  await halfHourPasses();
  expect(authentication.exchanges).toHaveLength(2);
  expect(store.read().token).toBe('third');
});

it('retries half an hour after a failure', async () => {
  const { authentication, store, halfHourPasses } = arrange();
  authentication.whenExchanging = new Failure({ kind: 'unreachable', offline: true });
  await halfHourPasses();
  expect(store.read().token).toBe('first');
  authentication.whenExchanging = signedInFactory.build({ token: 'second' });
  await halfHourPasses();
  expect(store.read().token).toBe('second');
});

it('stops renewing and clears its timer', async () => {
  const { authentication, clock, stop, halfHourPasses } = arrange();
  await halfHourPasses();
  stop();
  await halfHourPasses();
  expect(authentication.exchanges).toHaveLength(1);
  expect(clock.timers).toBe(0);
});
