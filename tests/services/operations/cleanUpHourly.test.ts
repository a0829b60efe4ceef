import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Log } from '../../../services/log/Log.ts';
import { cleanUpHourly } from '../../../services/operations/cleanUpHourly.ts';
import { testServices } from '../../support/services/testServices.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('cleans up at start and every hour until stopped, even if a feature fails', async () => {
  const errors: string[] = [];
  const log: Log = { write: () => undefined, error: (event) => void errors.push(event) };
  const { services } = await testServices({ log }, []);
  let rounds = 0;
  const features = [
    { cleanUp: () => Promise.reject(new Error('cannot')) },
    {},
    {
      cleanUp: () => {
        rounds += 1;
        return Promise.resolve();
      },
    },
  ];
  const cleanUp = cleanUpHourly(services, features);
  await expect.poll(() => rounds).toBe(1);
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(() => rounds).toBe(2);
  await cleanUp.stop();
  vi.advanceTimersByTime(7_200_000);
  await cleanUp.stop();
  expect(rounds).toBe(2);
  expect(errors).toEqual(['clean-up failed', 'clean-up failed']);
});
