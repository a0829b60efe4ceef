import { expect, it } from 'vitest';
import { eachInTurn } from '../../../src/application/shared/eachInTurn.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { nextTurn } from '../../support/nextTurn.ts';

const refused = (status: number) => new Failure({ kind: 'refused', status, errors: [] });
const items = (count: number) => Array.from({ length: count }, (_, at) => at);
const watched = () => {
  const stop = new AbortController();
  const seen: number[] = [];
  return { stop, seen, watch: { signal: stop.signal, onProgress: (finished: number) => void seen.push(finished) } };
};

it('writes three at a time, and tells how far it is', async () => {
  const { seen, watch } = watched();
  let running = 0;
  let most = 0;
  const outcomes = await eachInTurn(
    new FakeClock(),
    items(10),
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      await nextTurn();
      running -= 1;
      return item * 2;
    },
    watch,
  );
  expect(most).toBe(3);
  expect(seen).toEqual(items(10).map((at) => at + 1));
  expect(outcomes).toEqual(items(10).map((item) => ({ item, output: item * 2 })));
});

it('goes on after a refusal, and keeps why in order', async () => {
  const failure = refused(409);
  const write = (item: number) => (item % 2 === 0 ? Promise.reject(failure) : Promise.resolve('done'));
  expect(await eachInTurn(new FakeClock(), items(4), write, watched().watch)).toEqual([
    { item: 0, failure },
    { item: 1, output: 'done' },
    { item: 2, failure },
    { item: 3, output: 'done' },
  ]);
});

it('waits while the service wants no more writes', async () => {
  const clock = new FakeClock();
  let tries = 0;
  const done = eachInTurn(
    clock,
    [1],
    async () => {
      tries += 1;
      if (tries < 3) throw refused(429);
      return 'done';
    },
    watched().watch,
  );
  await nextTurn();
  expect(tries).toBe(1);
  clock.advance(1000);
  await nextTurn();
  clock.advance(1000);
  expect(await done).toEqual([{ item: 1, output: 'done' }]);
});

it('takes a wait of more than a minute for a refusal', async () => {
  const failure = new Failure({ kind: 'refused', status: 429, retryAfterSeconds: 61, errors: [] });
  expect(await eachInTurn(new FakeClock(), [1], () => Promise.reject(failure), watched().watch)).toEqual([
    { item: 1, failure },
  ]);
});

it('does not wait longer for one of them than a minute in all', async () => {
  const clock = new FakeClock();
  const failure = new Failure({ kind: 'refused', status: 429, retryAfterSeconds: 25, errors: [] });
  let tries = 0;
  const write = () => {
    tries += 1;
    return Promise.reject(failure);
  };
  const done = eachInTurn(clock, [1], write, watched().watch);
  expect(await clock.nextTimer()).toBe(25_000);
  clock.advance(25_000);
  expect(await clock.nextTimer()).toBe(25_000);
  clock.advance(25_000);
  expect(await done).toEqual([{ item: 1, failure }]);
  expect(tries).toBe(3);
});

it('writes nothing more once it is stopped while it waits', async () => {
  const { stop, watch } = watched();
  const clock = new FakeClock();
  const failure = refused(429);
  let tries = 0;
  const write = () => {
    tries += 1;
    return Promise.reject(failure);
  };
  const done = eachInTurn(clock, [1], write, watch);
  await clock.nextTimer();
  stop.abort();
  expect(await done).toEqual([{ item: 1, failure }]);
  expect(tries).toBe(1);
});

it('begins no more once it is stopped', async () => {
  const { stop, watch } = watched();
  const outcomes = await eachInTurn(
    new FakeClock(),
    items(10),
    async (item) => {
      if (item === 2) stop.abort();
      return item;
    },
    watch,
  );
  expect(outcomes.map(({ item }) => item)).toEqual([0, 1, 2]);
});

it('stops once the session has ended', async () => {
  const ended = new Failure({ kind: 'unauthorised', status: 401 });
  const outcomes = await eachInTurn(new FakeClock(), items(10), () => Promise.reject(ended), watched().watch);
  expect(outcomes).toHaveLength(3);
});

it('throws what is no failure of a call, as that is a bug', async () => {
  const bug = new TypeError('x is not a function');
  await expect(eachInTurn(new FakeClock(), items(1), () => Promise.reject(bug), watched().watch)).rejects.toBe(bug);
});
