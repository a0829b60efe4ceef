import { isStaleFailure } from '../../domain/failure/isStaleFailure.ts';
import type { Dialogs, Question } from './Dialogs.ts';
import type { RecordChanges, StaleList } from './RecordChanges.ts';

interface Removal {
  readonly id: string;
  readonly question: Question;
  /** All lists that show the record. */
  readonly lists: readonly StaleList[];
  readonly remove: () => Promise<void>;
}

/** Deletes a record after asking, and marks the lists stale. Returns whether it was deleted. Throws a Failure. */
export const removeRecord = async (
  dialogs: Dialogs,
  changes: RecordChanges,
  { id, question, lists, remove }: Removal,
): Promise<boolean> => {
  if (!(await dialogs.ask(question))) return false;
  try {
    await remove();
  } catch (error) {
    if (isStaleFailure(error)) changes.publish({ lists });
    throw error;
  }
  changes.publish({ lists, removed: id });
  return true;
};
