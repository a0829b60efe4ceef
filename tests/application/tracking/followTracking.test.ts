import { beforeEach, expect, it, vi } from 'vitest';
import { askedEvery, followTracking } from '../../../src/application/tracking/followTracking.ts';
import { aTracking } from '../../support/factories/trackingFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeConnectivity } from '../../support/fakes/FakeConnectivity.ts';
import { FakeSight } from '../../support/fakes/FakeSight.ts';
import { FakeTrackedShipments } from '../../support/fakes/FakeTrackedShipments.ts';
import { until } from '../../support/until.ts';

let shipments: FakeTrackedShipments;
let clock: FakeClock;
let connectivity: FakeConnectivity;
let sight: FakeSight;

const follow = () => followTracking({ shipments, clock, connectivity, sight }, 'k3J');
const settled = async (followed: ReturnType<typeof follow>, kind: string) => {
  await until(() => expect(followed.news().reading.kind).toBe(kind));
};
const asks = () => shipments.asked.length;

beforeEach(() => {
  shipments = new FakeTrackedShipments(aTracking());
  clock = new FakeClock();
  connectivity = new FakeConnectivity();
  sight = new FakeSight();
});

it('asks at once, and then every 30 seconds as the same page', async () => {
  const followed = follow();
  expect(followed.news()).toEqual({ reading: { kind: 'reading' }, online: true });
  await settled(followed, 'found');
  clock.advance(askedEvery);
  expect(shipments.asked).toEqual([
    { code: 'k3J', again: false },
    { code: 'k3J', again: true },
  ]);
});

it('says how old the answer is, and that it cannot be renewed', async () => {
  const followed = follow();
  await settled(followed, 'found');
  shipments.answer = 'unreachable';
  clock.advance(askedEvery);
  await until(() =>
    expect(followed.news().reading).toEqual({ kind: 'found', tracking: aTracking(), ageMs: askedEvery, isStale: true }),
  );
});

it('asks nothing while nobody looks, and at once when somebody does again', async () => {
  const followed = follow();
  await settled(followed, 'found');
  sight.turn(false);
  clock.advance(10 * askedEvery);
  expect(asks()).toBe(1);
  sight.turn(true);
  expect(asks()).toBe(2);
});

it('does not ask again when a page is only hidden for a moment', async () => {
  const followed = follow();
  await settled(followed, 'found');
  sight.turn(false);
  clock.advance(askedEvery / 2);
  sight.turn(true);
  expect(asks()).toBe(1);
});

it('says that it is offline, and asks once it no longer is', async () => {
  const followed = follow();
  await settled(followed, 'found');
  connectivity.turn(false);
  expect(followed.news().online).toBe(false);
  clock.advance(askedEvery);
  expect([asks(), followed.news().reading]).toMatchObject([1, { kind: 'found', ageMs: askedEvery }]);
  connectivity.turn(true);
  expect([asks(), followed.news().online]).toEqual([2, true]);
});

it('tries again by hand when the first try fails, and counts that as the same opening', async () => {
  shipments.answer = 'unreachable';
  const followed = follow();
  await settled(followed, 'unread');
  shipments.answer = aTracking();
  followed.ask();
  followed.ask();
  await settled(followed, 'found');
  expect(shipments.asked).toEqual([
    { code: 'k3J', again: false },
    { code: 'k3J', again: false },
  ]);
});

it('ends when the link leads nowhere any more', async () => {
  const followed = follow();
  await settled(followed, 'found');
  shipments.answer = undefined;
  clock.advance(askedEvery);
  await settled(followed, 'gone');
  clock.advance(10 * askedEvery);
  followed.ask();
  sight.turn(true);
  expect(asks()).toBe(2);
});

it('tells those who listen, until they no longer do', async () => {
  const followed = follow();
  const told = vi.fn<() => void>();
  const stop = followed.onChange(told);
  await settled(followed, 'found');
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  clock.advance(askedEvery);
  expect(told).toHaveBeenCalledTimes(1);
});
