import { isNoLongerAsShown } from '../../domain/failure/isNoLongerAsShown.ts';
import type { Dialogs, Question } from './Dialogs.ts';
import type { RecordChanges, StaleList } from './RecordChanges.ts';

interface Removal {
  readonly id: string;
  readonly question: Question;
  /** Every list that shows something of it. */
  readonly lists: readonly StaleList[];
  readonly remove: () => Promise<void>;
}

/** Removes a record once the person is sure, and tells what is stale afterwards. Answers whether it was removed; throws a Failure. */
export const removeRecord = async (
  dialogs: Dialogs,
  changes: RecordChanges,
  { id, question, lists, remove }: Removal,
): Promise<boolean> => {
  if (!(await dialogs.ask(question))) return false;
  try {
    await remove();
  } catch (error) {
    if (isNoLongerAsShown(error)) changes.tell({ lists });
    throw error;
  }
  changes.tell({ lists, removed: id });
  return true;
};
