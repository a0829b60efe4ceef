import { beforeEach, expect, it, vi } from 'vitest';
import { BrowserPreferences } from '../../../src/infrastructure/storage/BrowserPreferences.ts';
import { userFactory } from '../../support/factories/userFactory.ts';
import { FakeSessionStore } from '../../support/fakes/FakeSessionStore.ts';

const signedIn = (id: string) => new FakeSessionStore({ token: 'token', user: userFactory.build({ id }) });
const open = (store = signedIn('ann')) => new BrowserPreferences(store);

beforeEach(() => localStorage.clear());

it('keeps a choice beyond the tab and the session', () => {
  const store = signedIn('ann');
  open(store).keep('letterKeys', false);
  store.reset();
  expect(open(signedIn('ann')).read('letterKeys')).toBe(false);
});

it('keeps the choices of each person apart', () => {
  open().keep('letterKeys', false);
  expect(open(signedIn('bob')).read('letterKeys')).toBeUndefined();
});

it('keeps each choice when another one is made', () => {
  const preferences = open();
  preferences.keep('letterKeys', false);
  preferences.keep('recordsBeside', true);
  expect([preferences.read('letterKeys'), preferences.read('recordsBeside')]).toEqual([false, true]);
});

it('returns the same value until it changes', () => {
  const preferences = open();
  preferences.keep('recentRecords', ['a']);
  expect(preferences.read('recentRecords')).toBe(preferences.read('recentRecords'));
});

it('tells of a choice made here, made in another tab, and of another person', () => {
  const store = signedIn('ann');
  const preferences = open(store);
  const told = vi.fn<() => void>();
  const stop = preferences.onChange(told);
  preferences.keep('letterKeys', false);
  window.dispatchEvent(new StorageEvent('storage'));
  store.reset();
  expect(told).toHaveBeenCalledTimes(3);
  stop();
  preferences.keep('letterKeys', true);
  expect(told).toHaveBeenCalledTimes(3);
});

it.each(['{', '"text"', '[1]', 'null', '{"__proto__":{"letterKeys":false}}'])('reads nothing from %s', (stored) => {
  localStorage.setItem('preferences ann', stored);
  expect(open().read('letterKeys')).toBeUndefined();
});

it('works without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const preferences = open();
  preferences.keep('letterKeys', false);
  expect(preferences.read('letterKeys')).toBe(false);
});
