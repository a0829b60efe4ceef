import type { Outbox } from '../../application/outbox/Outbox.ts';
import type { NotTaken, OutboxEntry, OutboxOutcome } from '../../domain/outbox/OutboxEntry.ts';
import { readOutboxEntry } from '../../domain/outbox/readOutboxEntry.ts';
import { keptIn, openOutbox, resultOf, store } from './outboxDatabase.ts';
import { readKeptFiles } from './readKeptFiles.ts';

/** Files lie beside their entry, so that noting what became of it writes no file again. */
const filesKey = (id: string): string => `files of ${id}`;

/**
 * What waits for the network, in IndexedDB. Where the browser keeps nothing, it waits in memory. Another tab shows it after a reload;
 * sent by both, it counts once.
 */
export class IndexedOutbox implements Outbox {
  readonly #listeners = new Set<() => void>();
  readonly #ready: Promise<void>;
  readonly #inMemory = new Map<string, readonly File[]>();
  #database: Promise<IDBDatabase | undefined>;
  #entries: readonly OutboxEntry[] = [];

  constructor() {
    this.#database = this.#connect();
    this.#ready = this.#load();
  }

  ready(): Promise<void> {
    return this.#ready;
  }

  list(): readonly OutboxEntry[] {
    return this.#entries;
  }

  async keep(entry: OutboxEntry, files: readonly File[] = []): Promise<'kept' | 'full'> {
    await this.#ready;
    const isWritten = await this.#write((entries) => {
      entries.put(entry);
      if (files.length === 0) return;
      const contents = files.map((file) => ({ name: file.name, type: file.type, content: file }));
      entries.put({ id: filesKey(entry.id), files: contents });
    });
    if (isWritten === false) return 'full';
    if (isWritten === undefined) this.#inMemory.set(entry.id, files);
    this.#show([...this.#entries.filter(({ id }) => id !== entry.id), entry]);
    return 'kept';
  }

  async filesOf(id: string): Promise<readonly File[] | 'gone' | 'unreadable'> {
    const database = await this.#database;
    if (!database) return this.#inMemory.get(id) ?? 'gone';
    const raw: unknown = await resultOf(database.transaction(store).objectStore(store).get(filesKey(id)));
    return raw === undefined ? 'gone' : ((await readKeptFiles(raw)) ?? 'unreadable');
  }

  async settle(id: string, outcome: OutboxOutcome, why?: NotTaken): Promise<void> {
    const found = this.#entries.find((entry) => entry.id === id);
    if (!found) return;
    const settled = { ...found, outcome, why };
    this.#show(this.#entries.map((entry) => (entry.id === id ? settled : entry)));
    if (outcome === 'sending') return;
    if (outcome === 'sent') this.#inMemory.delete(id);
    await this.#write((entries) => {
      entries.put(settled);
      if (outcome === 'sent') entries.delete(filesKey(id));
    });
  }

  async drop(ids: readonly string[]): Promise<void> {
    this.#show(this.#entries.filter(({ id }) => !ids.includes(id)));
    for (const id of ids) this.#inMemory.delete(id);
    await this.#write((entries) => {
      for (const id of ids) {
        entries.delete(id);
        entries.delete(filesKey(id));
      }
    });
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Some browsers close the database of a page that was long in the background. */
  async #connect(): Promise<IDBDatabase | undefined> {
    try {
      const database = await openOutbox();
      database.addEventListener('close', () => {
        this.#database = this.#connect();
      });
      return database;
    } catch {
      return undefined;
    }
  }

  /** What was sent before this page was opened needs no more telling. */
  async #load(): Promise<void> {
    const database = await this.#database;
    const entries = (await keptIn(database))
      .flatMap((raw) => readOutboxEntry(raw) ?? [])
      .toSorted((one, other) => one.keptAt - other.keptAt);
    this.#show(entries);
    const sent = entries.filter(({ outcome }) => outcome === 'sent');
    if (sent.length > 0) void this.drop(sent.map(({ id }) => id));
  }

  /** Whether all of it was written; undefined without a database. */
  async #write(work: (entries: IDBObjectStore) => void): Promise<boolean | undefined> {
    const database = await this.#database;
    if (!database) return undefined;
    try {
      const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
      const ended = new Promise<boolean>((resolve) => {
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => resolve(false));
      });
      try {
        work(transaction.objectStore(store));
      } catch {
        transaction.abort();
      }
      return await ended;
    } catch {
      return false;
    }
  }

  #show(entries: readonly OutboxEntry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
