import type { Dialogs, Question } from './Dialogs.ts';
import type { RecordChanges } from './RecordChanges.ts';
import { type RemovalAtOnce, removeAtOnce } from './removeAtOnce.ts';

interface Removal extends RemovalAtOnce {
  readonly question: Question;
}

/** Deletes a record after asking, and marks the lists stale. Returns whether it was deleted. Throws a Failure. */
export const removeRecord = async (
  dialogs: Dialogs,
  changes: RecordChanges,
  { question, ...removal }: Removal,
): Promise<boolean> => {
  if (!(await dialogs.ask(question))) return false;
  await removeAtOnce(changes, removal);
  return true;
};
