import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { LongWorks } from '../../../../services/web/turns/LongWorks.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
});

/** Works of pieces that take a millisecond each; `done` has whose piece began when. */
function openWorks(atOnce?: number) {
  const works = new LongWorks();
  const done: (readonly [whose: string, at: number])[] = [];
  const start = performance.now();
  const work = (whose: string, pieces: number, broken?: number) =>
    works.each(
      Array(pieces).keys(),
      (piece) => {
        done.push([whose, performance.now() - start]);
        vi.advanceTimersByTime(1);
        if (piece === broken) throw new Error(`${whose} is broken`);
      },
      atOnce,
    );
  return { work, done };
}

const runAll = () => vi.advanceTimersByTimeAsync(1_000);

/** Whose pieces began one after another, from when. */
const piecesOf = (whose: string, from: number, count: number) =>
  Array.from({ length: count }, (_, piece) => [whose, from + piece]);

it('of two long works one has its turn at a time, and after each of four milliseconds everybody else has as long', async () => {
  const { work, done } = openWorks();
  const both = Promise.all([work('ana', 7), work('bob', 5)]);
  await runAll();
  await both;
  expect(done).toEqual([
    ...piecesOf('ana', 0, 4),
    ...piecesOf('bob', 8, 4),
    ...piecesOf('ana', 16, 3),
    ...piecesOf('bob', 22, 1),
  ]);
});

it('one that fails is told to whoever asked, and holds up no other', async () => {
  const { work, done } = openWorks();
  const both = Promise.allSettled([work('ana', 9, 1), work('bob', 2)]);
  await runAll();
  const [broken, other] = await both;
  expect([broken.status, other.status]).toEqual(['rejected', 'fulfilled']);
  expect(done.map(([whose]) => whose)).toEqual(['ana', 'ana', 'bob', 'bob']);
});

it('work on nothing ends', async () => {
  const { work, done } = openWorks();
  const none = work('ana', 0);
  await runAll();
  await none;
  expect(done).toEqual([]);
});

it('what is done within the time it may take at once waits for no turn, and what is not goes on in turns', async () => {
  const { work, done } = openWorks(5);
  const both = Promise.all([work('ana', 7), work('bob', 3)]);
  await runAll();
  await both;
  expect(done).toEqual([...piecesOf('ana', 0, 5), ...piecesOf('bob', 5, 3), ...piecesOf('ana', 8, 2)]);
});
