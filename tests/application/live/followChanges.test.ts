import { beforeEach, expect, it } from 'vitest';
import { followChanges, type LiveNews } from '../../../src/application/live/followChanges.ts';
import { partsWith } from '../../../src/application/live/partsWith.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { sessionFactory } from '../../support/factories/sessionFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeConnectivity } from '../../support/fakes/FakeConnectivity.ts';
import { FakeLiveChanges } from '../../support/fakes/FakeLiveChanges.ts';
import { FakeRandom } from '../../support/fakes/FakeRandom.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';
import { nextTurn } from '../../support/nextTurn.ts';

const second = 1_000;
let live: FakeLiveChanges;
let clock: FakeClock;
let connectivity: FakeConnectivity;
let store: FakeSessionStore;
let heard: LiveNews[];
let follow: () => () => void;

beforeEach(() => {
  [live, clock, connectivity, heard] = [new FakeLiveChanges(), new FakeClock(), new FakeConnectivity(), []];
  store = new FakeSessionStore(sessionFactory.build());
  const following = followChanges(live, store, clock, connectivity, new FakeRandom(0.5));
  follow = () => following((news) => heard.push(news));
});

const lose = async () => {
  live.end();
  await nextTurn();
};
const pass = async (milliseconds: number) => {
  clock.advance(milliseconds);
  await nextTurn();
};

it('tells changes of a moment together', () => {
  follow();
  live.say('ready', '1');
  heard = [];
  live.change('offer', 'a');
  live.change('request', 'b', '2');
  expect(heard).toEqual([]);
  clock.advance(600);
  expect(heard).toEqual([
    {
      kind: 'changed',
      changes: [
        { type: 'offer', id: 'a' },
        { type: 'request', id: 'b' },
      ],
    },
  ]);
});

it('tells what changes later by itself', () => {
  follow();
  live.say('ready', '1');
  live.change('offer', 'a');
  clock.advance(600);
  heard = [];
  live.change('offer', 'b');
  clock.advance(600);
  expect(heard).toEqual([{ kind: 'changed', changes: [{ type: 'offer', id: 'b' }] }]);
});

it('has read again, once it begins, what was read before that', () => {
  follow();
  const moment = clock.now();
  clock.advance(second);
  live.say('ready', '1');
  expect(heard).toEqual([{ kind: 'readBefore', moment }]);
});

it('goes on after the last event when a stream is lost, and reads nothing again', async () => {
  follow();
  live.say('ready', '1');
  live.change('offer', 'a', '2');
  await lose();
  await pass(second);
  live.say('ready', '3');
  expect(live.asked).toEqual([undefined, '2']);
  expect(heard.filter(({ kind }) => kind === 'readBefore')).toHaveLength(1);
});

it('has everything read again within seconds when too much changed, once for several times that', () => {
  follow();
  live.say('ready', '1');
  clock.advance(second);
  heard = [];
  live.say('reset', '2');
  clock.advance(second);
  live.say('reset', '3');
  const moment = clock.now();
  clock.advance(second);
  expect(heard).toEqual([]);
  clock.advance(3 * second);
  expect(heard).toEqual([{ kind: 'readBefore', moment }]);
});

it('has everything read again before it stops if that was due', () => {
  const stop = follow();
  live.say('ready', '1');
  live.say('reset', '2');
  const moment = clock.now();
  clock.advance(second);
  heard = [];
  stop();
  expect(heard).toEqual([{ kind: 'readBefore', moment }]);
});

it('tries again later and later, and has everything read again every half minute meanwhile', async () => {
  follow();
  const waits: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    await lose();
    const wait = await clock.nextTimer();
    waits.push(wait / second);
    await pass(wait);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  expect(heard).toHaveLength(3);
});

it('tries again at once when the network is back', async () => {
  follow();
  for (let tries = 0; tries < 4; tries += 1) {
    await lose();
    await pass(30 * second);
  }
  await lose();
  const before = live.asked.length;
  connectivity.turn(false);
  await nextTurn();
  expect(live.asked).toHaveLength(before);
  connectivity.turn(true);
  await nextTurn();
  expect(live.asked).toHaveLength(before + 1);
});

it('takes a stream without a sign of life for lost', async () => {
  follow();
  live.say('ready', '1');
  await pass(30 * second);
  live.say('beat', '2');
  await pass(39 * second);
  expect(live.asked).toEqual([undefined]);
  await pass(second);
  await pass(second);
  expect(live.asked).toEqual([undefined, '2']);
});

it('comes back after half a minute when other tabs took its place', async () => {
  follow();
  live.say('ready', '1');
  live.say('full');
  await lose();
  expect(await clock.nextTimer()).toBe(30 * second);
});

it('goes on where it stopped when it is followed again, and from now on for another company', () => {
  follow()();
  const stop = follow();
  live.say('ready', '1');
  stop();
  follow()();
  store.selectCompany(companyFactory.build());
  follow();
  expect(live.asked).toEqual([undefined, undefined, '1', undefined]);
});

it('leaves nothing behind when it stops, and tells what it had gathered', async () => {
  const stop = follow();
  live.say('ready', '1');
  live.change('load', undefined, '2');
  stop();
  await nextTurn();
  live.change('load', 'late', '3');
  expect([clock.timers, connectivity.listeners, heard.at(-1)]).toEqual([
    0,
    0,
    { kind: 'changed', changes: [{ type: 'load', id: undefined }] },
  ]);
});

it.each([
  ['offer', ['offers', 'requests', 'loads']],
  ['a type of tomorrow', []],
  ['constructor', []],
])('%s makes stale: %s', (type, parts) => {
  expect(partsWith(type)).toEqual(parts);
});
