import { expect, it } from 'vitest';
import { handOver } from '../../../src/application/account/handOver.ts';
import { decodePayload } from '../../../src/domain/payload/decodePayload.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { signedInFactory } from '../../support/factories/signedInFactory.ts';
import { FakeAuthentication } from '../../support/fakes/FakeAuthentication.ts';
import { FakeNavigation } from '../../support/fakes/FakeNavigation.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const session = sessionFactory.build({ token: 'current' });

const arrangeAt = (address: string) => {
  const authentication = new FakeAuthentication();
  const store = new FakeSessionStore(session);
  const navigation = new FakeNavigation(address);
  return { authentication, store, navigation, change: handOver(authentication, store, navigation) };
};

it.each([
  [
    'http://fleet.greenline.localhost:8080/ui/drivers?q=x',
    'office',
    'http://office.greenline.localhost:8080/?payload=',
  ],
  ['https://office.amber.example/dashboard', 'fleet', 'https://fleet.amber.example/?payload='],
  ['https://amber.example/dashboard', 'fleet', 'https://fleet.amber.example/?payload='],
] as const)('hand-over from %s to the %s goes to %s…', async (address, audience, target) => {
  const { change, navigation } = arrangeAt(address);
  await change(audience);
  expect(navigation.steps).toHaveLength(1);
  expect(navigation.steps[0]?.startsWith(`leave ${target}`)).toBe(true);
});

it('hand-over sends a one-time token and leaves the current session alone', async () => {
  const { change, navigation, authentication, store } = arrangeAt('http://fleet.greenline.localhost:8080/');
  const oneTime = signedInFactory.build({ token: 'one-use', user: { name: 'São Paulo Ann' } });
  authentication.whenExchanging = oneTime;
  await change('office');
  const left = new URL(navigation.steps[0]?.replace('leave ', '') ?? '');
  expect(decodePayload(left.searchParams.get('payload') ?? '')).toEqual(oneTime);
  expect(authentication.exchanges).toEqual([{ token: 'current', purpose: 'handOver' }]);
  expect(store.read()).toEqual(session);
});

it('hand-over stays on the page when the service refuses', async () => {
  const { change, navigation, authentication } = arrangeAt('http://fleet.greenline.localhost:8080/');
  authentication.whenExchanging = new Failure({ kind: 'unauthorised', status: 401 });
  await expect(change('office')).rejects.toBeInstanceOf(Failure);
  expect(navigation.steps).toEqual([]);
});

it('hand-over does nothing when nobody is signed in', async () => {
  const navigation = new FakeNavigation();
  await handOver(new FakeAuthentication(), new FakeSessionStore(), navigation)('office');
  expect(navigation.steps).toEqual([]);
});
