import { expect, it } from 'vitest';
import { Bulkhead } from '../../../../services/account/passwords/Bulkhead.ts';
import { Unavailable } from '../../../../services/Unavailable.ts';

/** Work that ends on demand and records how much ran concurrently. */
const workshop = () => {
  const ends: (() => void)[] = [];
  const began: number[] = [];
  const work = (id: number) => async () => {
    began.push(id);
    await new Promise<void>((resolve) => ends.push(resolve));
    return id;
  };
  const endNext = async () => {
    ends.shift()?.();
    await calm();
  };
  return { began, work, endNext };
};

/** Waits until all pending work has progressed. */
const calm = () => new Promise((resolve) => setImmediate(resolve));

it('runs up to the limit concurrently and the rest in order', async () => {
  const bulkhead = new Bulkhead({ maxConcurrent: 2, maxQueued: 3, maxPerClient: 3 });
  const { began, work, endNext } = workshop();
  const all = Promise.all([1, 2, 3, 4, 5].map((id) => bulkhead.run(work(id))));
  await calm();
  expect(began).toEqual([1, 2]);
  await endNext();
  expect(began).toEqual([1, 2, 3]);
  for (let left = 4; left > 0; left -= 1) await endNext();
  expect(await all).toEqual([1, 2, 3, 4, 5]);
});

it('refuses work only when the queue is full', async () => {
  const bulkhead = new Bulkhead({ maxConcurrent: 1, maxQueued: 1, maxPerClient: 1 });
  const { work, endNext } = workshop();
  const admitted = Promise.all([bulkhead.run(work(1)), bulkhead.run(work(2))]);
  await expect(bulkhead.run(work(3))).rejects.toBeInstanceOf(Unavailable);
  await endNext();
  await endNext();
  expect(await admitted).toEqual([1, 2]);
});

it('limits the queue places of one client, without affecting others or later work', async () => {
  const bulkhead = new Bulkhead({ maxConcurrent: 1, maxQueued: 10, maxPerClient: 2 });
  const { work, endNext } = workshop();
  const admitted = [1, 2, 3].map((id) => bulkhead.run(work(id), 'one'));
  await expect(bulkhead.run(work(4), 'one')).rejects.toBeInstanceOf(Unavailable);
  admitted.push(bulkhead.run(work(5), 'another'), bulkhead.run(work(6)), bulkhead.run(work(7)), bulkhead.run(work(8)));
  await calm();
  await endNext();
  admitted.push(bulkhead.run(work(9), 'one'));
  for (let left = admitted.length; left > 0; left -= 1) await endNext();
  expect(await Promise.all(admitted)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
});

it('starts the next work when one fails', async () => {
  const bulkhead = new Bulkhead({ maxConcurrent: 1, maxQueued: 1, maxPerClient: 1 });
  const failing = bulkhead.run(() => Promise.reject(new Error('no')));
  const next = bulkhead.run(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
