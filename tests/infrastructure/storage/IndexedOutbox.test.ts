// @vitest-environment node -- blobs of jsdom cannot be cloned into a database
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexedOutbox } from '../../../src/infrastructure/storage/IndexedOutbox.ts';
import { keptProofFactory } from '../../support/factories/keptProofFactory.ts';
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

const photo = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' });
const scan = new File(['a scan'], 'scan.pdf', { type: 'application/pdf' });

const textsOf = async (outbox: IndexedOutbox, id: string): Promise<unknown> => {
  const files = await outbox.filesOf(id);
  if (typeof files === 'string') return files;
  return Promise.all(files.map(async (file) => [file.name, file.type, await file.text()]));
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the outbox of a browser', () => {
  it('holds what was kept after a reload, in the order it was kept', async () => {
    // The database returns them by id.
    const first = outboxFactory.build({ id: 'b', keptAt: 1 });
    const second = outboxFactory.build({ id: 'a', keptAt: 2 });
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

  it('keeps a proof with its files through a reload, and forgets the files once it was sent', async () => {
    const [entry, first] = [keptProofFactory.build(), await opened()];
    expect(await first.keep(entry, [photo, scan])).toBe('kept');
    const later = await opened();
    expect(later.list()).toEqual([entry]);
    expect(await textsOf(later, entry.id)).toEqual([
      ['photo.jpg', 'image/jpeg', 'a photo'],
      ['scan.pdf', 'application/pdf', 'a scan'],
    ]);
    await later.settle(entry.id, 'sent');
    expect(await first.filesOf(entry.id)).toBe('gone');
    expect((await opened()).list()).toEqual([]);
  });

  it('keeps the files of what was refused, until it is dropped', async () => {
    const [entry, outbox] = [keptProofFactory.build(), await opened()];
    await outbox.keep(entry, [photo]);
    await outbox.settle(entry.id, 'refused', { reason: 'so_already' });
    const later = await opened();
    expect(await textsOf(later, entry.id)).toEqual([['photo.jpg', 'image/jpeg', 'a photo']]);
    await later.drop([entry.id]);
    expect(await later.filesOf(entry.id)).toBe('gone');
  });

  it('has what was being sent wait again after a reload', async () => {
    const [entry, outbox] = [keptProofFactory.build(), await opened()];
    await outbox.keep(entry, [photo]);
    await outbox.settle(entry.id, 'sending');
    expect(outbox.list()).toMatchObject([{ outcome: 'sending' }]);
    expect((await opened()).list()).toEqual([entry]);
  });

  it.each([
    ['of another shape', { files: 'photo.jpg' }],
    ['without content', { files: [{ name: 'photo.jpg', type: 'image/jpeg' }] }],
    ['without a name', { files: [{ type: 'image/jpeg', content: photo }] }],
  ])('tells that files %s cannot be read', async (_, files) => {
    await put({ id: 'files of p-1', ...files });
    expect(await (await opened()).filesOf('p-1')).toBe('unreadable');
  });

  it.each([
    ['for anything', () => true],
    ['for its files', (value: object) => 'files' in value],
  ])('tells when there is no room %s, and loses nothing that is kept', async (_, hasNoRoom) => {
    const [kept, more] = keptProofFactory.buildList(2);
    if (!kept || !more) throw new Error('two entries were expected');
    const outbox = await opened();
    await outbox.keep(kept, [photo]);
    const write = vi.spyOn(IDBObjectStore.prototype, 'put');
    write.mockImplementation(function (this: IDBObjectStore, value: object) {
      if (hasNoRoom(value)) throw new DOMException('full', 'QuotaExceededError');
      return this.add(value);
    });
    expect(await outbox.keep(more, [scan])).toBe('full');
    write.mockRestore();
    expect(outbox.list()).toEqual([kept]);
    const later = await opened();
    expect(later.list()).toEqual([kept]);
    expect([await textsOf(later, kept.id), await later.filesOf(more.id)]).toEqual([
      [['photo.jpg', 'image/jpeg', 'a photo']],
      'gone',
    ]);
  });

  it('tells when there is no room for the last byte, which the browser finds at the end', async () => {
    const [entry, outbox] = [keptProofFactory.build(), await opened()];
    const write = vi.spyOn(IDBObjectStore.prototype, 'put');
    write.mockImplementation(function (this: IDBObjectStore, value: object) {
      const request = this.add(value);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    expect(await outbox.keep(entry, [photo])).toBe('full');
    write.mockRestore();
    expect([outbox.list(), (await opened()).list()]).toEqual([[], []]);
  });

  it('keeps files in memory where the browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const [entry, outbox] = [keptProofFactory.build(), await opened()];
    expect(await outbox.keep(entry, [photo])).toBe('kept');
    expect(await textsOf(outbox, entry.id)).toEqual([['photo.jpg', 'image/jpeg', 'a photo']]);
    await outbox.settle(entry.id, 'sent');
    expect(await outbox.filesOf(entry.id)).toBe('gone');
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
