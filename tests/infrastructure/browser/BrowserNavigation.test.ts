import { beforeEach, expect, it, vi } from 'vitest';
import { BrowserNavigation } from '../../../src/infrastructure/browser/BrowserNavigation.ts';

const navigation = new BrowserNavigation();

beforeEach(() => window.history.replaceState(null, '', '/start'));

const toldTheRouter = () => {
  const told = vi.fn<() => void>();
  window.addEventListener('popstate', told, { once: true });
  return told;
};

it('knows where it is', () => {
  window.history.replaceState(null, '', '/ui/vehicles?page=2#top');
  expect(navigation.current()).toBe('/ui/vehicles?page=2#top');
  expect(`http://${navigation.host}`).toBe(navigation.origin);
});

it('reads a path of many slashes with one, since it would be another host’s address', () => {
  window.history.replaceState(null, '', `${window.location.origin}//evil.example/x?q=1`);
  expect(navigation.current()).toBe('/evil.example/x?q=1');
});

it('replaces the current entry, and tells the router', () => {
  const told = toldTheRouter();
  const before = window.history.length;
  navigation.replace('/dashboard');
  expect(navigation.current()).toBe('/dashboard');
  expect(window.history.length).toBe(before);
  expect(told).toHaveBeenCalledOnce();
});

it('rewrites the address without a word, and keeps the state of the entry', () => {
  window.history.replaceState({ key: 'k1' }, '', '/start?payload=secret');
  const told = toldTheRouter();
  navigation.rewrite('/start');
  expect(navigation.current()).toBe('/start');
  expect(window.history.state).toEqual({ key: 'k1' });
  expect(told).not.toHaveBeenCalled();
});
