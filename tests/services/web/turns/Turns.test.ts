import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Unavailable } from '../../../../services/Unavailable.ts';
import { type Asking, Turns } from '../../../../services/web/turns/Turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** Asks for many turns at once; `begun` counts those that began. */
function openTurns() {
  const turns = new Turns();
  const begun: Record<string, number> = {};
  const begin = async (asking: Asking, weight?: number) => {
    await turns.take(asking, weight);
    begun[asking.caller] = (begun[asking.caller] ?? 0) + 1;
  };
  const ask = (caller: string, count = 1, { weight, site }: { weight?: number; site?: string } = {}) => {
    for (let at = 0; at < count; at += 1) {
      void begin({ caller, site }, weight).catch(() => undefined);
    }
  };
  return { turns, begun, ask };
}

it('whoever asks for little begins at once', () => {
  const { turns } = openTurns();
  const [ana, bob] = [{ caller: 'ana' }, { caller: 'bob' }];
  expect([turns.take(ana), turns.take(ana), turns.take(bob)]).toEqual([undefined, undefined, undefined]);
});

it('nobody begins more than four requests in a turn of the event loop, and others begin meanwhile', async () => {
  const { turns, begun, ask } = openTurns();
  ask('greedy', 100);
  ask('ana', 2);
  await Promise.resolve();
  expect(begun).toEqual({ greedy: 4, ana: 2 });
  expect(turns.waiting).toBe(96);
});

it('no more than a thousand requests of a caller wait', () => {
  const { turns } = openTurns();
  for (let count = 0; count < 1_004; count += 1) void turns.take({ caller: 'greedy' });
  expect(() => turns.take({ caller: 'greedy' })).toThrow(Unavailable);
  expect(turns.take({ caller: 'ana' })).toBeUndefined();
});

it('a request whose caller has gone costs neither a turn nor the pace', async () => {
  const { turns, begun, ask } = openTurns();
  ask('greedy', 4);
  for (let count = 0; count < 900; count += 1) void turns.take({ caller: 'greedy' }, 1, () => true);
  ask('greedy', 4);
  await vi.advanceTimersToNextTimerAsync();
  expect([begun.greedy, turns.waiting]).toEqual([5, 3]);
});

it('all that wait begin, and as fast as they can while nobody else is there', async () => {
  const { turns, begun, ask } = openTurns();
  ask('greedy', 1_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([begun.greedy, turns.waiting]).toEqual([1_000, 0]);
});

it('whoever asks for more keeps to 400 a second while somebody else is there', async () => {
  const { begun, ask } = openTurns();
  for (let quarter = 0; quarter < 20; quarter += 1) {
    ask('greedy', quarter < 8 ? 500 : 100);
    ask('ana');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(begun.ana).toBe(20);
  expect(begun.greedy).toBeGreaterThan(1_000 + 1_800);
  expect(begun.greedy).toBeLessThan(1_000 + 2_100);
});

it('a request of weight ten counts as ten', async () => {
  const { begun, ask } = openTurns();
  ask('greedy', 400, { weight: 10 });
  for (let second = 0; second < 4; second += 1) {
    ask('ana');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(begun.greedy).toBeGreaterThanOrEqual(130);
  expect(begun.greedy).toBeLessThanOrEqual(150);
});

/** The requests of many networks of one site that began. */
const ofSite = (begun: Readonly<Record<string, number>>): readonly number[] =>
  Object.entries(begun).flatMap(([caller, count]) => (caller === 'ana' ? [] : count));

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

it('networks of one site begin no more than eight in a turn, take turns, and keep to 800 a second together', async () => {
  const { begun, ask } = openTurns();
  const networks = Array.from({ length: 40 }, (_, at) => `network ${at}`);
  const askAll = (count: number) => networks.forEach((network) => ask(network, count, { site: 'site' }));
  askAll(100);
  ask('ana', 2);
  await Promise.resolve();
  expect([sumOf(ofSite(begun)), begun.ana]).toEqual([8, 2]);
  for (let quarter = 0; quarter < 20; quarter += 1) {
    askAll(5);
    ask('ana');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(begun.ana).toBe(22);
  expect(sumOf(ofSite(begun))).toBeGreaterThan(2_000 + 3_600);
  expect(sumOf(ofSite(begun))).toBeLessThan(2_000 + 4_200);
  const counts = ofSite(begun);
  expect(counts).toHaveLength(40);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(15);
});
