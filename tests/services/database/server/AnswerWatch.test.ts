import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnswerWatch } from '../../../../services/database/server/AnswerWatch.ts';
import { silentLog } from '../../../../services/log/silentLog.ts';
import { Unavailable } from '../../../../services/Unavailable.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = 'answered' | 'silent';
const never = () => new Promise<string>(() => undefined);

/** A watch over a server whose probes are answered as told, after 100 ms. */
const watched = (first: Answer) => {
  const server = { answer: first, probes: 0 };
  const probe = () => {
    server.probes += 1;
    return new Promise<Answer>((resolve) => {
      setTimeout(() => resolve(server.answer), 100);
    });
  };
  return { server, watch: new AnswerWatch(probe, silentLog) };
};

it('fails all that waits as soon as a silent database is noticed, and whatever comes then at once', async () => {
  const { watch } = watched('silent');
  const waiting = Promise.allSettled([watch.run(never), watch.run(never)]);
  await vi.advanceTimersByTimeAsync(600);
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(watch.run(never)).rejects.toThrow(Unavailable);
});

it('works again by itself once the database answers', async () => {
  const { server, watch } = watched('silent');
  const waiting = Promise.allSettled([watch.run(never)]);
  await vi.advanceTimersByTimeAsync(600);
  await waiting;
  server.answer = 'answered';
  await vi.advanceTimersByTimeAsync(200);
  expect(await watch.run(() => Promise.resolve('row'))).toBe('row');
});

it('lets a slow query of a database that answers take its time', async () => {
  const { server, watch } = watched('answered');
  const slow = watch.run(
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => resolve('late'), 9_000);
      }),
  );
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await slow).toBe('late');
  expect(server.probes).toBeGreaterThan(5);
});

it('does not take a database for silent that answers others while a probe is not answered', async () => {
  const { watch } = watched('silent');
  const slow = watch.run(
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => resolve('late'), 620);
      }),
  );
  await vi.advanceTimersByTimeAsync(550);
  await watch.run(() => Promise.resolve('row'));
  await vi.advanceTimersByTimeAsync(100);
  expect(await slow).toBe('late');
});

it('outlives probes that cannot be made, and works again once they can', async () => {
  let isBroken = true;
  const probe = () => (isBroken ? Promise.reject(new Error('no such file')) : Promise.resolve<Answer>('answered'));
  const watch = new AnswerWatch(probe, silentLog);
  const waiting = Promise.allSettled([watch.run(never)]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected']);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await watch.run(() => Promise.resolve('row'))).toBe('row');
});

it('asks nothing while queries are quick', async () => {
  const { server, watch } = watched('silent');
  await watch.run(() => Promise.resolve('row'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.probes).toBe(0);
});
