import { expect, it, vi } from 'vitest';
import { BrowserClock } from '../../../src/infrastructure/browser/BrowserClock.ts';
import { BrowserConnectivity } from '../../../src/infrastructure/browser/BrowserConnectivity.ts';
import { BrowserIds } from '../../../src/infrastructure/browser/BrowserIds.ts';
import { ConsoleLog } from '../../../src/infrastructure/browser/ConsoleLog.ts';

it('makes ids that are random UUIDs of version 4', () => {
  const ids = Array.from({ length: 1_000 }, () => new BrowserIds().next());
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

it('tells when the network comes and goes, until nobody listens', () => {
  const heard = vi.fn<() => void>();
  const stop = new BrowserConnectivity().onChange(heard);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('believes the device about the network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(new BrowserConnectivity().online()).toBe(false);
});

it('keeps the time of the device', () => {
  const before = Date.now();
  const now = new BrowserClock().now();
  expect([before <= now, now <= Date.now()]).toEqual([true, true]);
});

it('does work later, unless it was called off', async () => {
  const clock = new BrowserClock();
  const calledOff = vi.fn<() => void>();
  clock.after(0, calledOff)();
  await new Promise<void>((resolve) => clock.after(1, resolve));
  expect(calledOff).not.toHaveBeenCalled();
});

it('warns in the console', () => {
  const console = vi.spyOn(globalThis.console, 'warn').mockImplementation(() => {});
  new ConsoleLog().warn('The payload in the address could not be read.');
  expect(console).toHaveBeenCalledWith('The payload in the address could not be read.');
});
