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

it('repeats an exchange without an answer as long as its token may last, and then waits half an hour', async () => {
  const { authentication, store, clock, halfHourPasses } = arrange();
  authentication.whenExchanging = new Failure({ kind: 'unreachable', offline: true });
  await halfHourPasses();
  for (const delay of [5_000, 10_000, 20_000, halfAnHour, 5_000]) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    expect(await clock.nextTimer()).toBe(delay);
    clock.advance(delay);
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await nextTurn();
  }
  authentication.whenExchanging = signedInFactory.build({ token: 'second' });
  clock.advance(10_000);
  await nextTurn();
  expect(store.read().token).toBe('second');
  expect(await clock.nextTimer()).toBe(halfAnHour);
});

it('waits half an hour after a refusal', async () => {
  const { authentication, clock, halfHourPasses } = arrange();
  authentication.whenExchanging = new Failure({ kind: 'refused', status: 400, errors: [] });
  await halfHourPasses();
  expect(await clock.nextTimer()).toBe(halfAnHour);
});

it('does not go on with an exchange that was under way when it stopped', async () => {
  const { clock, stop } = arrange();
  clock.advance(halfAnHour);
  stop();
  await nextTurn();
  expect(clock.timers).toBe(0);
});

it('stops renewing and clears its timer', async () => {
  const { authentication, clock, stop, halfHourPasses } = arrange();
  await halfHourPasses();
  stop();
  await halfHourPasses();
  expect(authentication.exchanges).toHaveLength(1);
  expect(clock.timers).toBe(0);
});
