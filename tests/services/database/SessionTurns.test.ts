import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { SessionTurns } from '../../../services/database/embedded/SessionTurns.ts';
import { onBehalfOf } from '../../../services/database/onBehalfOf.ts';
import { promised } from '../../support/promised.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** Passes with the fake clock above, not in real time. */
const workFor = (ms: number): Promise<void> => {
  const { promise, keep } = promised<void>();
  setTimeout(keep, ms);
  return promise;
};

/** Turns that note who had the session, in order. */
function newTurns() {
  const turns = new SessionTurns();
  const served: string[] = [];
  const transaction = async (name: string, ms: number) => {
    const giveBack = await turns.take();
    served.push(name);
    await workFor(ms);
    giveBack();
  };
  /** A call with a transaction of each of these lengths, in milliseconds, one after another. */
  const call = (path: readonly string[], ...lengths: readonly number[]) =>
    onBehalfOf(path, async () => {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      for (const ms of lengths) await transaction(path.at(-1) ?? '', ms);
    });
  return { turns, served, call };
}

/** Longer than any of these calls; not "until no timer is left", since a database of this process sets timers too. */
const runAll = () => vi.advanceTimersByTimeAsync(10_000);

const greedy = ['company one', 'greedy'];
const other = ['company two', 'other'];

it('lets a call wait for one transaction of a heavy caller, whatever that caller has waiting', async () => {
  const { served, call } = newTurns();
  const calls = [1, 2, 3, 4].map(() => call(greedy, 20));
  await vi.advanceTimersByTimeAsync(1);
  calls.push(call(other, 2, 4));
  await runAll();
  await Promise.all(calls);
  expect(served).toEqual(['greedy', 'other', 'other', 'greedy', 'greedy', 'greedy']);
});

it('shares the session out by time, not by transactions', async () => {
  const { served, call } = newTurns();
  const calls = [1, 2, 3].map(() => call(greedy, 20));
  calls.push(...Array.from({ length: 12 }, () => call(other, 5)));
  await runAll();
  await Promise.all(calls);
  expect(served.join(' ')).toBe(
    'greedy other other other other greedy other other other other greedy other other other other',
  );
});

it('shares it out among companies first, then among the accounts of each', async () => {
  const { served, call } = newTurns();
  const colleague = ['company one', 'colleague'];
  const calls = [call(greedy, 20), call(greedy, 20), call(greedy, 20), call(colleague, 20), call(other, 20)];
  await runAll();
  await Promise.all(calls);
  expect(served).toEqual(['greedy', 'other', 'colleague', 'greedy', 'greedy']);
});

it('does not hold against somebody what they took while nobody else wanted it', async () => {
  const { served, call } = newTurns();
  const alone = call(other, ...Array.from({ length: 50 }, () => 10));
  await runAll();
  await alone;
  served.length = 0;
  const calls = [call(greedy, 20), call(greedy, 20), call(greedy, 20), call(other, 20)];
  await runAll();
  await Promise.all(calls);
  expect(served).toEqual(['greedy', 'other', 'greedy', 'greedy']);
});

it('waits a moment for the next transaction of a call, and no longer', async () => {
  const { served, call, turns } = newTurns();
  const calls = [call(greedy, 20), call(greedy, 20)];
  await vi.advanceTimersByTimeAsync(1);
  const slow = onBehalfOf(other, async () => {
    const giveBack = await turns.take();
    giveBack();
    await workFor(100);
    served.push('other is over');
  });
  await runAll();
  await Promise.all([...calls, slow]);
  expect(served).toEqual(['greedy', 'greedy', 'other is over']);
});

it('refuses as a pool does after five seconds, and goes on with the others', async () => {
  const { served, call } = newTurns();
  const stuck = call(greedy, 6_000);
  const refused = call(other, 1).catch(String);
  await vi.advanceTimersByTimeAsync(5_500);
  expect(await refused).toBe('Error: timeout exceeded when trying to connect');
  const late = call(other, 1);
  await runAll();
  await Promise.all([stuck, late]);
  expect(served).toEqual(['greedy', 'other']);
});
