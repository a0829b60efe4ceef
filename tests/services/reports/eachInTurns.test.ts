import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eachInTurns } from '../../../services/reports/eachInTurns.ts';

/** Keeps the event loop busy for some milliseconds. */
const work = (milliseconds: number): void => {
  const begun = performance.now();
  while (performance.now() - begun < milliseconds);
};

it('works through all items in their order', async () => {
  const done: number[] = [];
  await eachInTurns(Array(1234).keys(), (item) => done.push(item));
  expect(done).toEqual([...Array(1234).keys()]);
});

it('lets others have their turn in a long work', async () => {
  let others = 0;
  let isOver = false;
  const everyTurn = async (): Promise<void> => {
    await nextTurn();
    others += 1;
    if (!isOver) await everyTurn();
  };
  const beside = everyTurn();
  await eachInTurns(Array(400).keys(), () => work(0.1));
  isOver = true;
  expect(others).toBeGreaterThanOrEqual(3);
  await beside;
});
