import type { Outbox } from '../../../src/application/outbox/Outbox.ts';
import type { NotTaken, OutboxEntry, OutboxOutcome } from '../../../src/domain/outbox/OutboxEntry.ts';
import { Listeners } from './Listeners.ts';

/** An outbox in memory. */
export class FakeOutbox implements Outbox {
  readonly #changes = new Listeners();
  readonly files = new Map<string, readonly File[] | 'unreadable'>();
  /** Whether there is no room for more. */
  isFull = false;
  #entries: readonly OutboxEntry[];

  constructor(entries: readonly OutboxEntry[] = []) {
    this.#entries = entries;
  }

  ready(): Promise<void> {
    return Promise.resolve();
  }

  list(): readonly OutboxEntry[] {
    return this.#entries;
  }

  async keep(entry: OutboxEntry, files?: readonly File[]): Promise<'kept' | 'full'> {
    if (this.isFull) return 'full';
    if (files) this.files.set(entry.id, files);
    await this.#show([...this.#entries, entry]);
    return 'kept';
  }

  filesOf(id: string): Promise<readonly File[] | 'gone' | 'unreadable'> {
    return Promise.resolve(this.files.get(id) ?? 'gone');
  }

  settle(id: string, outcome: OutboxOutcome, why?: NotTaken): Promise<void> {
    return this.#show(this.#entries.map((entry) => (entry.id === id ? { ...entry, outcome, why } : entry)));
  }

  drop(ids: readonly string[]): Promise<void> {
    return this.#show(this.#entries.filter(({ id }) => !ids.includes(id)));
  }

  onChange(listener: () => void): () => void {
    return this.#changes.add(listener);
  }

  #show(entries: readonly OutboxEntry[]): Promise<void> {
    this.#entries = entries;
    this.#changes.tell();
    return Promise.resolve();
  }
}
