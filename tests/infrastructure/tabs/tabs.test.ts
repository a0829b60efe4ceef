import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SharedSession } from '../../../src/application/account/SharedSession.ts';
import { BroadcastNewTabs } from '../../../src/infrastructure/tabs/BroadcastNewTabs.ts';
import { BroadcastOpenTabs } from '../../../src/infrastructure/tabs/BroadcastOpenTabs.ts';
import { tabChannel } from '../../../src/infrastructure/tabs/tabChannel.ts';
import { BrowserIds } from '../../../src/infrastructure/browser/BrowserIds.ts';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { FakeLocks } from '../../support/fakes/FakeLocks.ts';
import { nextTurn } from '../../support/nextTurn.ts';
import { promised } from '../../support/promised.ts';
import { until } from '../../support/until.ts';

const company = companyFactory.build();
const ids = new BrowserIds();
let leaves: (() => void)[] = [];

/** An open tab that gives `token`, and was used at this moment. */
const openTab = (token: string | undefined, usedAt = 1) => {
  const share = vi.fn<() => Promise<SharedSession | undefined>>(async () =>
    token === undefined ? undefined : { token, company },
  );
  leaves.push(new BroadcastNewTabs(ids, new FakeClock(usedAt)).answer(share));
  window.dispatchEvent(new Event('focus'));
  return share;
};

const newTab = (clock = new FakeClock()) => new BroadcastOpenTabs(ids, clock);

const useLocks = (locks: unknown): void => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
};

beforeEach(() => useLocks(new FakeLocks()));
afterEach(() => {
  for (const leave of leaves) leave();
  leaves = [];
  vi.unstubAllGlobals();
});

describe('a new tab', () => {
  it('is given what the open tab shares', async () => {
    expect(await newTab().any()).toBe(false);
    openTab('one-use');
    expect(await newTab().any()).toBe(true);
    expect(await newTab().ask()).toEqual({ token: 'one-use', company });
  });

  it('chooses the tab used last, and only that one shares', async () => {
    const clock = new FakeClock(20);
    const latest = vi.fn<() => Promise<SharedSession>>(async () => ({ token: 'latest', company: undefined }));
    const others = [openTab('older', 10), openTab('oldest', 5)];
    leaves.push(new BroadcastNewTabs(ids, clock).answer(latest));
    window.dispatchEvent(new Event('pointerdown'));
    expect(await newTab().ask()).toEqual({ token: 'latest', company: undefined });
    expect(latest).toHaveBeenCalledOnce();
    for (const other of others) expect(other).not.toHaveBeenCalled();
  });

  it('is given nothing, without any wait, when no tab is open or the open one has stopped', async () => {
    const clock = new FakeClock();
    expect(await newTab(clock).ask()).toBeUndefined();
    openTab('one-use');
    for (const leave of leaves.splice(0)) leave();
    await nextTurn();
    expect(await newTab(clock).ask()).toBeUndefined();
    expect(clock.timers).toBe(0);
  });

  it.each([undefined, 'a\nb'])('is given nothing when the open tab gives %j', async (token) => {
    openTab(token);
    expect(await newTab().ask()).toBeUndefined();
  });

  it('waits a second for a tab that does not answer, and then chooses among the others', async () => {
    const locks = new FakeLocks();
    useLocks(locks);
    void locks.request('shared-session', {}, () => new Promise(() => {}));
    const alone = new FakeClock();
    const nothing = newTab(alone).ask();
    expect(await alone.nextTimer()).toBe(1_000);
    alone.advance(1_000);
    expect(await nothing).toBeUndefined();

    openTab('one-use');
    const clock = new FakeClock();
    const given = newTab(clock).ask();
    await clock.nextTimer();
    const answers = new BroadcastChannel('shared-session');
    await new Promise((resolve) => {
      answers.addEventListener('message', resolve);
    });
    answers.close();
    clock.advance(1_000);
    expect(await given).toEqual({ token: 'one-use', company });
  });

  it.each([
    ['locks', () => useLocks(undefined)],
    ['channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
  ])('is given nothing in a browser without %s', async (_, takeAway) => {
    takeAway();
    const share = openTab('one-use');
    expect(await newTab().ask()).toBeUndefined();
    expect(share).not.toHaveBeenCalled();
  });
});

it('an open tab that is signed out while it asks for a token gives nothing', async () => {
  const asked = promised<SharedSession>();
  const share = vi.fn<() => Promise<SharedSession>>(() => asked.promise);
  const leave = new BroadcastNewTabs(ids, new FakeClock(1)).answer(share);
  const clock = new FakeClock();
  const given = newTab(clock).ask();
  await until(() => expect(share).toHaveBeenCalledOnce());
  leave();
  asked.keep({ token: 'too-late', company });
  clock.advance(12_000);
  expect(await given).toBeUndefined();
});

it('a tab in front counts as used from the beginning, before anybody touches it', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const inFront = vi.fn<() => Promise<SharedSession>>(async () => ({ token: 'in-front', company: undefined }));
  leaves.push(new BroadcastNewTabs(ids, new FakeClock(20)).answer(inFront));
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const behind = vi.fn<() => Promise<SharedSession>>(async () => ({ token: 'behind', company: undefined }));
  leaves.push(new BroadcastNewTabs(ids, new FakeClock(30)).answer(behind));
  expect(await newTab().ask()).toEqual({ token: 'in-front', company: undefined });
  expect(behind).not.toHaveBeenCalled();
});

it('two new tabs that ask at once are each given an answer of their own', async () => {
  let next = 0;
  const share = async (): Promise<SharedSession> => ({ token: `token-${(next += 1)}`, company: undefined });
  leaves.push(new BroadcastNewTabs(ids, new FakeClock(1)).answer(share));
  const given = await Promise.all([newTab().ask(), newTab().ask()]);
  expect(new Set(given.map((session) => session?.token))).toEqual(new Set(['token-1', 'token-2']));
});

describe('before the first paint, a page', () => {
  beforeEach(() => localStorage.clear());

  it('knows at once that a tab may be signed in, until it finds none', () => {
    expect(tabChannel.mayAnswer()).toBe(false);
    openTab('one-use');
    expect(tabChannel.mayAnswer()).toBe(true);
    tabChannel.forget();
    expect(tabChannel.mayAnswer()).toBe(false);
  });

  it('expects no tab where the browser denies storage, and tabs still join', async () => {
    const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    openTab('one-use');
    expect(tabChannel.mayAnswer()).toBe(false);
    tabChannel.forget();
    expect(await newTab().ask()).toEqual({ token: 'one-use', company });
    denied.mockRestore();
  });

  it('leaves nobody counted who was signed out before the lock was granted', async () => {
    await tabChannel.beCounted(AbortSignal.abort());
    expect(await tabChannel.countAnswering()).toBe(0);
  });
});

it('an open tab ignores what is not a question', async () => {
  const share = openTab('one-use');
  const channel = tabChannel.open();
  for (const data of [null, 'ask', { kind: 'choose', tab: 'another', from: 'x' }, { kind: 'give' }])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin
    channel?.postMessage(data);
  expect(await newTab().ask()).toEqual({ token: 'one-use', company });
  channel?.close();
  await until(() => expect(share).toHaveBeenCalledOnce());
});
