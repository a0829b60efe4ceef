import { expect, it } from 'vitest';
import type { Log } from '../../../services/log/Log.ts';
import { workSteadily } from '../../../services/operations/workSteadily.ts';

it('lets every feature work until it is stopped, also if one fails', async () => {
  const errors: string[] = [];
  const log: Log = { write: () => undefined, error: (event) => void errors.push(event) };
  let rounds = 0;
  const features = [
    { work: () => Promise.reject(new Error('cannot')) },
    {},
    {
      work: async () => {
        rounds += 1;
      },
    },
  ];
  const worker = workSteadily({ log }, features);
  await expect.poll(() => rounds).toBe(1);
  await worker.stop();
  expect([rounds, errors]).toEqual([1, ['work failed']]);
});
