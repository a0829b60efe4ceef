import type { Outbox } from '../../application/outbox/Outbox.ts';
import type { NotTaken, OutboxEntry, OutboxOutcome } from '../../domain/outbox/OutboxEntry.ts';
import { readOutboxEntry } from '../../domain/outbox/readOutboxEntry.ts';

const [name, version, store] = ['outbox', 1, 'entries'];

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

/** Fails where the browser has no database. */
const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: 'id' }));
  return done(request);
};

/**
 * What waits for the network, in IndexedDB. Where the browser keeps nothing, it waits in memory. Another tab shows it after a reload;
 * sent by both, it counts once.
 */
export class IndexedOutbox implements Outbox {
  readonly #listeners = new Set<() => void>();
  readonly #database: Promise<IDBDatabase | undefined>;
  readonly #ready: Promise<void>;
  #entries: readonly OutboxEntry[] = [];

  constructor() {
    this.#database = open().catch(() => undefined);
    this.#ready = this.#load();
  }

  ready(): Promise<void> {
    return this.#ready;
  }

  list(): readonly OutboxEntry[] {
    return this.#entries;
  }

  async keep(entry: OutboxEntry): Promise<void> {
    await this.#ready;
    this.#show([...this.#entries.filter(({ id }) => id !== entry.id), entry]);
    await this.#write((entries) => entries.put(entry));
  }

  async settle(id: string, outcome: OutboxOutcome, why?: NotTaken): Promise<void> {
    const found = this.#entries.find((entry) => entry.id === id);
    if (!found) return;
    const settled = { ...found, outcome, why };
    this.#show(this.#entries.map((entry) => (entry.id === id ? settled : entry)));
    await this.#write((entries) => entries.put(settled));
  }

  async drop(ids: readonly string[]): Promise<void> {
    this.#show(this.#entries.filter(({ id }) => !ids.includes(id)));
    await Promise.all(ids.map((id) => this.#write((entries) => entries.delete(id))));
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** What was sent before this page was opened needs no more telling. */
  async #load(): Promise<void> {
    const database = await this.#database;
    const kept: unknown[] = database
      ? await done(database.transaction(store).objectStore(store).getAll()).catch(() => [])
      : [];
    const entries = kept
      .flatMap((raw) => readOutboxEntry(raw) ?? [])
      .toSorted((one, other) => one.keptAt - other.keptAt);
    this.#show(entries.filter(({ outcome }) => outcome !== 'sent'));
    for (const { id, outcome } of entries) if (outcome === 'sent') void this.#write((held) => held.delete(id));
  }

  async #write(work: (entries: IDBObjectStore) => IDBRequest): Promise<void> {
    const database = await this.#database;
    if (!database) return;
    const transaction = database.transaction(store, 'readwrite');
    work(transaction.objectStore(store));
    await new Promise<void>((resolve) => {
      for (const end of ['complete', 'abort', 'error']) transaction.addEventListener(end, () => resolve());
    });
  }

  #show(entries: readonly OutboxEntry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
