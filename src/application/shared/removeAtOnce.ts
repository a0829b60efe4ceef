import { isStaleFailure } from '../../domain/failure/isStaleFailure.ts';
import type { RecordChanges, StaleList } from './RecordChanges.ts';

export interface RemovalAtOnce {
  readonly id: string;
  /** All lists that show the record. */
  readonly lists: readonly StaleList[];
  readonly remove: () => Promise<void>;
}

/** Deletes a record without asking, because it can be undone or was asked before, and marks the lists stale. Throws a Failure. */
export const removeAtOnce = async (changes: RecordChanges, { id, lists, remove }: RemovalAtOnce): Promise<void> => {
  try {
    await remove();
  } catch (error) {
    if (isStaleFailure(error)) changes.publish({ lists });
    throw error;
  }
  changes.publish({ lists, removed: id });
};
