import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserKeptDrafts } from '../../../src/infrastructure/storage/BrowserKeptDrafts.ts';
import { BrowserSessionStore } from '../../../src/infrastructure/storage/BrowserSessionStore.ts';
import { userFactory } from '../../support/factories/userFactory.ts';
import { FakeClock } from '../../support/fakes/FakeClock.ts';
import { until } from '../../support/until.ts';

const ann = userFactory.build({ id: 'ann' });
const place = { userId: 'ann', companyId: 'c-1', path: '/ui/vehicles/new', form: 'vehicle' } as const;
const draft = { fields: { plate: 'B-GL 1204' }, version: 3, hadFile: false };

const open = (clock = new FakeClock()) => {
  const store = new BrowserSessionStore();
  store.signIn('token', ann);
  return { store, clock, drafts: new BrowserKeptDrafts(store, clock) };
};
const stored = () => sessionStorage.getItem('drafts');

beforeEach(() => sessionStorage.clear());

it('keeps the latest draft of each place', () => {
  const { drafts } = open();
  drafts.keep(place, { ...draft, fields: { plate: 'B' } });
  drafts.keep(place, draft);
  expect(drafts.find(place)).toMatchObject(draft);
  expect(drafts.find({ ...place, companyId: 'c-2' })).toBeUndefined();
});

describe('saving drafts to storage', () => {
  it('happens after 300 ms, once for all changes', () => {
    const { drafts, clock } = open();
    drafts.keep(place, { ...draft, fields: { plate: 'B' } });
    clock.advance(299);
    drafts.keep(place, draft);
    expect([stored(), clock.timers]).toEqual([null, 1]);
    clock.advance(1);
    expect(stored()).toContain('B-GL 1204');
    expect(clock.timers).toBe(0);
  });

  it('is not triggered by looking for a draft', () => {
    const { drafts, clock } = open();
    drafts.keep(place, draft);
    expect(drafts.find(place)).toMatchObject(draft);
    expect([stored(), clock.timers]).toEqual([null, 1]);
  });

  it.each([
    ['the page is closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['the session ends', ({ store }: ReturnType<typeof open>) => store.reset()],
  ])('happens at once when %s', (_, end) => {
    const opened = open();
    opened.drafts.keep(place, draft);
    end(opened);
    expect(stored()).toContain('B-GL 1204');
    expect(opened.clock.timers).toBe(0);
  });

  it('does not happen again when the page is closed later', () => {
    const { drafts, clock } = open();
    drafts.keep(place, draft);
    clock.advance(300);
    sessionStorage.removeItem('drafts');
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
  });

  it('is not triggered by dropping a draft that does not exist', () => {
    const { drafts, clock } = open();
    drafts.keep(place, draft);
    drafts.drop({ ...place, form: 'driver' });
    expect([stored(), clock.timers]).toEqual([null, 1]);
  });

  it('does not happen for a draft dropped before', () => {
    const { drafts, clock } = open();
    drafts.keep(place, draft);
    drafts.drop(place);
    clock.advance(300);
    expect(stored()).toBeNull();
  });

  it('removes an older draft when storage is full, as a reload would restore it', () => {
    const { drafts, clock } = open();
    drafts.keep(place, { ...draft, fields: { plate: 'older' } });
    clock.advance(300);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    drafts.keep(place, draft);
    clock.advance(300);
    expect(stored()).toBeNull();
    expect(drafts.find(place)).toMatchObject(draft);
  });
});

it('leaves nothing in storage when the last draft is dropped', () => {
  const { drafts } = open();
  drafts.keep(place, draft);
  drafts.drop(place);
  expect(drafts.find(place)).toBeUndefined();
  expect(stored()).toBeNull();
});

describe('a kept draft', () => {
  it('outlives the session and a reload at sign-in', () => {
    const { store, drafts } = open();
    drafts.keep(place, draft);
    store.reset();
    store.signIn('another token', ann);
    expect(drafts.find(place)).toMatchObject(draft);
    store.reset();
    expect(open().drafts.find(place)).toMatchObject(draft);
  });

  it('is deleted when another user signs in', () => {
    const { store, drafts } = open();
    drafts.keep(place, draft);
    store.reset();
    store.signIn('token', userFactory.build({ id: 'ben' }));
    expect(stored()).toBeNull();
    store.signIn('token', ann);
    expect(drafts.find(place)).toBeUndefined();
  });

  it('expires after twelve hours', () => {
    const { clock, drafts } = open();
    drafts.keep(place, draft);
    clock.advance(12 * 3_600_000 + 1);
    expect(drafts.find(place)).toBeUndefined();
  });

  it('is deleted when the user signs out, in this tab or another', async () => {
    const { store, drafts } = open();
    drafts.keep(place, draft);
    drafts.clear();
    store.reset();
    expect(stored()).toBeNull();

    drafts.keep(place, draft);
    const otherTab = new BroadcastChannel('session');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own origin
    otherTab.postMessage('session-ended');
    await until(() => expect(drafts.find(place)).toBeUndefined());
    otherTab.close();
    expect(stored()).toBeNull();
  });
});

it.each(['', 'null', '{', '[{"userId":"ann"}]', '{"__proto__":[]}'])('reads %j in storage as no drafts', (text) => {
  sessionStorage.setItem('drafts', text);
  expect(open().drafts.find(place)).toBeUndefined();
});

it.each([
  ['is full', ['setItem']],
  ['always throws', ['getItem', 'setItem', 'removeItem']],
] as const)('keeps drafts in memory when storage %s', (_, methods) => {
  const { drafts, store } = open();
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
  drafts.keep(place, draft);
  store.reset();
  expect(drafts.find(place)).toMatchObject(draft);
});
