import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserSessionStore } from '../../../src/infrastructure/storage/BrowserSessionStore.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { userFactory } from '../../support/factories/userFactory.ts';
import { until } from '../../support/until.ts';

const ann = userFactory.build({ id: 'ann', name: 'Ann' });
const greenline = companyFactory.build();
const nobody = { token: undefined, user: undefined, company: undefined };

const kept = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']));

const refuse = (...methods: readonly ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
};

const refused = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the stored session', () => {
  it('is kept under the keys token, user and company of sessionStorage only', () => {
    const store = new BrowserSessionStore();
    store.signIn('abc', ann);
    store.selectCompany(greenline);
    expect(kept()).toEqual({ token: 'abc', user: JSON.stringify(ann), company: JSON.stringify(greenline) });
    expect(localStorage).toHaveLength(0);
  });

  it('survives a reload', () => {
    const before = new BrowserSessionStore();
    before.signIn('abc', ann);
    before.selectCompany(greenline);
    expect(new BrowserSessionStore().read()).toEqual({ token: 'abc', user: ann, company: greenline });
  });

  it('is the same object until it changes', () => {
    const store = new BrowserSessionStore();
    const before = store.read();
    expect(store.read()).toBe(before);
    store.signIn('abc', ann);
    expect(store.read()).not.toBe(before);
  });

  it('is empty in a new tab', () => {
    const store = new BrowserSessionStore();
    expect(store.read()).toEqual(nobody);
    expect(store.durable()).toBe(true);
  });
});

describe('the user', () => {
  it('is merged field by field and keeps their id', () => {
    const store = new BrowserSessionStore();
    store.signIn('abc', ann);
    store.mergeUser({ id: 'ben', phone: '+4930999' });
    expect(new BrowserSessionStore().read().user).toEqual({ ...ann, phone: '+4930999' });
  });

  it('is not created by a merge', () => {
    const store = new BrowserSessionStore();
    store.mergeUser({ name: 'Ann' });
    expect(kept()).toEqual({});
  });
});

it('a reset clears everything but the selected company', () => {
  const store = new BrowserSessionStore();
  store.signIn('abc', ann);
  store.selectCompany(greenline);
  sessionStorage.setItem('left by another library', 'x');
  store.reset();
  expect(kept()).toEqual({ company: JSON.stringify(greenline) });
  expect(store.read()).toEqual({ ...nobody, company: greenline });
});

it('a reset keeps nothing where no company is selected', () => {
  const store = new BrowserSessionStore();
  store.signIn('abc', ann);
  store.reset();
  expect(kept()).toEqual({});
});

describe('a corrupt value', () => {
  it.each([
    ['token', ''],
    ['token', 'a b'],
    ['token', 'line\nbreak'],
    ['token', 'x'.repeat(8 * 1024 + 1)],
    ['user', 'undefined'],
    ['user', '{"id":'],
    ['user', '[]'],
    ['user', '{"name":"Ann"}'],
    ['user', '{"__proto__":{"id":"ann"}}'],
    ['company', 'null'],
    ['company', '7'],
    ['company', '{"id":{}}'],
  ])('of %s, %j, is read as missing', (key, value) => {
    sessionStorage.setItem(key, value);
    expect(new BrowserSessionStore().read()).toEqual(nobody);
  });

  it('leaves the other values alone', () => {
    const store = new BrowserSessionStore();
    store.signIn('abc', ann);
    sessionStorage.setItem('company', '{');
    expect(new BrowserSessionStore().read()).toEqual({ token: 'abc', user: ann, company: undefined });
  });
});

describe('a browser that refuses storage', () => {
  it.each([
    ['is full', ['setItem']],
    ['always throws', ['getItem', 'setItem', 'removeItem']],
  ] as const)('because it %s keeps the session in memory and reports it as not durable', (_, methods) => {
    refuse(...methods);
    const store = new BrowserSessionStore();
    store.signIn('abc', ann);
    store.selectCompany(greenline);
    expect(store.read()).toEqual({ token: 'abc', user: ann, company: greenline });
    expect(store.durable()).toBe(false);
    store.reset();
    expect(store.read()).toEqual({ ...nobody, company: greenline });
  });

  it('because it denies access keeps the session in memory', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = new BrowserSessionStore();
    store.signIn('abc', ann);
    expect(store.read().token).toBe('abc');
    expect(store.durable()).toBe(false);
  });

  it('by dropping values keeps the session in memory', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
    const store = new BrowserSessionStore();
    store.signIn('abc', ann);
    expect(store.read().token).toBe('abc');
    expect(store.durable()).toBe(false);
  });

  it('because it is full lets the new session win over the stored one', () => {
    const store = new BrowserSessionStore();
    store.signIn('old', ann);
    refuse('setItem');
    store.signIn('new', ann);
    expect(store.read().token).toBe('new');
    store.reset();
    expect(store.read().token).toBeUndefined();
  });
});

describe('listeners', () => {
  it('are notified of every change until they unsubscribe', () => {
    const store = new BrowserSessionStore();
    const heard = vi.fn<() => void>();
    const stop = store.onChange(heard);
    store.signIn('abc', ann);
    store.mergeUser({ name: 'Anna' });
    store.selectCompany(greenline);
    store.reset();
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
    store.signIn('abc', ann);
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it('are notified when the page returns from the back/forward cache after the session has ended', () => {
    const store = new BrowserSessionStore();
    store.signIn('abc', ann);
    sessionStorage.clear();
    const heard = vi.fn<() => void>();
    store.onChange(heard);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(heard).toHaveBeenCalledOnce();
    expect(store.read()).toEqual(nobody);
  });
});

it('works without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', vi.fn(refused));
  const store = new BrowserSessionStore();
  store.signIn('abc', ann);
  expect(store.read().token).toBe('abc');
  store.resetEverywhere();
  expect(store.read()).toEqual(nobody);
});

describe('other tabs', () => {
  const otherTab = new BroadcastChannel('session');
  const heard: unknown[] = [];
  otherTab.addEventListener('message', ({ data }: MessageEvent) => heard.push(data));
  afterEach(() => {
    heard.length = 0;
  });

  it('are notified when the session ends everywhere', async () => {
    const store = new BrowserSessionStore();
    store.signIn('abc', ann);
    store.resetEverywhere();
    expect(store.read()).toEqual(nobody);
    await until(() => expect(heard).toEqual(['session-ended']));
  });

  it('end the session of this tab, which keeps its company', async () => {
    const store = new BrowserSessionStore();
    store.signIn('abc', ann);
    store.selectCompany(greenline);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own origin
    otherTab.postMessage('session-ended');
    await until(() => expect(store.read()).toEqual({ ...nobody, company: greenline }));
  });

  it('are reported while the token is still readable', async () => {
    const store = new BrowserSessionStore();
    store.signIn('abc', ann);
    const tokens: unknown[] = [];
    store.onResetElsewhere(() => tokens.push(store.read().token));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own origin
    otherTab.postMessage('another message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own origin
    otherTab.postMessage('session-ended');
    await until(() => expect(tokens).toEqual(['abc']));
  });

  it('are not notified when only this tab resets', async () => {
    const store = new BrowserSessionStore();
    store.reset();
    store.resetEverywhere();
    await until(() => expect(heard).toEqual(['session-ended']));
  });
});
