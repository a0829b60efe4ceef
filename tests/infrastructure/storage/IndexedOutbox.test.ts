import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexedOutbox } from '../../../src/infrastructure/storage/IndexedOutbox.ts';
import { outboxFactory } from '../../support/factories/outboxFactory.ts';

const opened = async (): Promise<IndexedOutbox> => {
  const outbox = new IndexedOutbox();
  await outbox.ready();
  return outbox;
};

/** Puts something into the database that the outbox did not write. */
const put = async (value: object): Promise<void> => {
  await opened();
  const request = indexedDB.open('outbox', 1);
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const transaction = request.result.transaction('entries', 'readwrite');
  transaction.objectStore('entries').put(value);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the outbox of a browser', () => {
  it('holds what was kept after a reload, in the order it was kept', async () => {
    const [first, second] = outboxFactory.buildList(2);
    if (!first || !second) throw new Error('two entries were expected');
    const outbox = await opened();
    await outbox.keep(second);
    await outbox.keep(first);
    expect((await opened()).list()).toEqual([first, second]);
  });

  it('keeps an entry once, however often it is kept', async () => {
    const entry = outboxFactory.build();
    const outbox = await opened();
    await outbox.keep(entry);
    await outbox.keep(entry);
    expect(outbox.list()).toEqual([entry]);
  });

  it('shows what was sent until the page is left, and what was refused with its reason until it is dropped', async () => {
    const [sent, refused] = outboxFactory.buildList(2);
    if (!sent || !refused) throw new Error('two entries were expected');
    const outbox = await opened();
    await outbox.keep(sent);
    await outbox.keep(refused);
    await outbox.settle(sent.id, 'sent');
    await outbox.settle(refused.id, 'refused', { reason: 'wrong_status' });
    expect(outbox.list().map(({ outcome }) => outcome)).toEqual(['sent', 'refused']);
    const later = await opened();
    expect(later.list()).toEqual([{ ...refused, outcome: 'refused', why: { reason: 'wrong_status' } }]);
    await later.drop([refused.id]);
    expect([later.list(), (await opened()).list()]).toEqual([[], []]);
  });

  it('settles nothing that it does not hold', async () => {
    const outbox = await opened();
    await outbox.settle('unknown', 'sent');
    expect(outbox.list()).toEqual([]);
  });

  it('leaves out what it cannot read', async () => {
    await put({ id: 'something', kind: 'telegram' });
    expect((await opened()).list()).toEqual([]);
  });

  it('tells of each change until nobody listens', async () => {
    const outbox = await opened();
    const heard: number[] = [];
    const stop = outbox.onChange(() => heard.push(outbox.list().length));
    const entry = outboxFactory.build();
    await outbox.keep(entry);
    stop();
    await outbox.drop([entry.id]);
    expect(heard).toEqual([1]);
  });

  it('waits in memory where the browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const entry = outboxFactory.build();
    const outbox = await opened();
    await outbox.keep(entry);
    await outbox.settle(entry.id, 'conflict');
    expect(outbox.list()).toEqual([{ ...entry, outcome: 'conflict' }]);
    expect((await opened()).list()).toEqual([]);
  });
});
