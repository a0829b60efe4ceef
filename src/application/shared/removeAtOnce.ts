import type { RecordChanges, StaleList } from './RecordChanges.ts';
import { writeAndPublish } from './writeAndPublish.ts';

export interface RemovalAtOnce {
  readonly id: string;
  /** All lists that show the record. */
  readonly lists: readonly StaleList[];
  readonly remove: () => Promise<void>;
}

/** Deletes a record without asking, because it can be undone or was asked before, and marks the lists stale. Throws a Failure. */
export const removeAtOnce = (changes: RecordChanges, { id, lists, remove }: RemovalAtOnce): Promise<void> =>
  writeAndPublish(changes, lists, remove, () => ({ removed: id }));
