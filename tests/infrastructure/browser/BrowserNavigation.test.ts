import { beforeEach, expect, it, vi } from 'vitest';
import { BrowserNavigation } from '../../../src/infrastructure/browser/BrowserNavigation.ts';

const navigation = new BrowserNavigation();

beforeEach(() => window.history.replaceState(null, '', '/start'));

const listenAsRouter = () => {
  const notified = vi.fn<() => void>();
  window.addEventListener('popstate', notified, { once: true });
  return notified;
};

it('returns the current path and host', () => {
  window.history.replaceState(null, '', '/ui/vehicles?page=2#top');
  expect(navigation.current()).toBe('/ui/vehicles?page=2#top');
  expect(`http://${navigation.host}`).toBe(navigation.origin);
});

it('reads a path with two leading slashes as one, as it would be the address of another host', () => {
  window.history.replaceState(null, '', `${window.location.origin}//evil.example/x?q=1`);
  expect(navigation.current()).toBe('/evil.example/x?q=1');
});

it('replaces the current history entry and notifies the router', () => {
  const notified = listenAsRouter();
  const before = window.history.length;
  navigation.replace('/dashboard');
  expect(navigation.current()).toBe('/dashboard');
  expect(window.history.length).toBe(before);
  expect(notified).toHaveBeenCalledOnce();
});

it('rewrites the address without notifying the router, and keeps the history state', () => {
  window.history.replaceState({ key: 'k1' }, '', '/start?payload=secret');
  const notified = listenAsRouter();
  navigation.rewrite('/start');
  expect(navigation.current()).toBe('/start');
  expect(window.history.state).toEqual({ key: 'k1' });
  expect(notified).not.toHaveBeenCalled();
});

it("passes news to the sign-in page as the router's location state", () => {
  navigation.replace('/authentication/sign-in', { news: 'ended' });
  expect(window.history.state).toEqual({ usr: { news: 'ended' } });
  navigation.replace('/dashboard');
  expect(window.history.state).toBeNull();
});
