import { expect, it, vi } from 'vitest';
import { BrowserSight } from '../../../src/infrastructure/browser/BrowserSight.ts';

it('tells whether the page can be seen, and when that changes', () => {
  const sight = new BrowserSight();
  const told = vi.fn<() => void>();
  const stop = sight.onChange(told);
  expect(sight.inSight()).toBe(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([sight.inSight(), told.mock.calls.length]).toEqual([false, 1]);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toHaveBeenCalledTimes(1);
});
