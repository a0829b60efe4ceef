import { expect, it, vi } from 'vitest';
import { BrowserClock } from '../../../src/infrastructure/browser/BrowserClock.ts';
import { BrowserConnectivity } from '../../../src/infrastructure/browser/BrowserConnectivity.ts';
import { BrowserIds } from '../../../src/infrastructure/browser/BrowserIds.ts';
import { ConsoleLog } from '../../../src/infrastructure/browser/ConsoleLog.ts';

it('generates random version 4 UUIDs', () => {
  const ids = Array.from({ length: 1_000 }, () => new BrowserIds().next());
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

it('reports online and offline events until unsubscribed', () => {
  const heard = vi.fn<() => void>();
  const stop = new BrowserConnectivity().onChange(heard);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('reads from the browser whether the device is online', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(new BrowserConnectivity().online()).toBe(false);
});

it('reads the time of the device', () => {
  const before = Date.now();
  const now = new BrowserClock().now();
  expect([before <= now, now <= Date.now()]).toEqual([true, true]);
});

it('runs a timer unless it was cancelled', async () => {
  const clock = new BrowserClock();
  const cancelled = vi.fn<() => void>();
  clock.after(0, cancelled)();
  await new Promise<void>((resolve) => clock.after(1, resolve));
  expect(cancelled).not.toHaveBeenCalled();
});

it('logs warnings to the console', () => {
  const console = vi.spyOn(globalThis.console, 'warn').mockImplementation(() => {});
  new ConsoleLog().warn('The payload in the address could not be read.');
  expect(console).toHaveBeenCalledWith('The payload in the address could not be read.');
});
