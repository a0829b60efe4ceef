import type { Outbox } from '../../../src/application/outbox/Outbox.ts';
import type { NotTaken, OutboxEntry, OutboxOutcome } from '../../../src/domain/outbox/OutboxEntry.ts';
import { Listeners } from './Listeners.ts';

/** An outbox in memory. */
export class FakeOutbox implements Outbox {
  readonly #changes = new Listeners();
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

  keep(entry: OutboxEntry): Promise<void> {
    return this.#show([...this.#entries, entry]);
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
