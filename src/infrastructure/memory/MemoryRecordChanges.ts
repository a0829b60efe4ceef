import type { RecordChange, RecordChanges } from '../../application/shared/RecordChanges.ts';

/** Passes changes on to all listeners in this tab. */
export class MemoryRecordChanges implements RecordChanges {
  readonly #listeners = new Set<(change: RecordChange) => void>();

  publish(change: RecordChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  onChange(listener: (change: RecordChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
