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
] as const)('takes the person from %s to the %s at %s…', async (address, audience, target) => {
  const { change, navigation } = arrangeAt(address);
  await change(audience);
  expect(navigation.steps).toHaveLength(1);
  expect(navigation.steps[0]?.startsWith(`leave ${target}`)).toBe(true);
});

it('signs them in there by a token of one use, and leaves the session here alone', async () => {
  const { change, navigation, authentication, store } = arrangeAt('http://fleet.greenline.localhost:8080/');
  const oneUse = signedInFactory.build({ token: 'one-use', user: { name: 'São Paulo Ann' } });
  authentication.whenExchanging = oneUse;
  await change('office');
  const left = new URL(navigation.steps[0]?.replace('leave ', '') ?? '');
  expect(decodePayload(left.searchParams.get('payload') ?? '')).toEqual(oneUse);
  expect(authentication.exchanges).toEqual([{ token: 'current', purpose: 'handOver' }]);
  expect(store.read()).toEqual(session);
});

it('stays when the service refuses', async () => {
  const { change, navigation, authentication } = arrangeAt('http://fleet.greenline.localhost:8080/');
  authentication.whenExchanging = new Failure({ kind: 'unauthorised', status: 401 });
  await expect(change('office')).rejects.toBeInstanceOf(Failure);
  expect(navigation.steps).toEqual([]);
});

it('does nothing for a visitor', async () => {
  const navigation = new FakeNavigation();
  await handOver(new FakeAuthentication(), new FakeSessionStore(), navigation)('office');
  expect(navigation.steps).toEqual([]);
});
