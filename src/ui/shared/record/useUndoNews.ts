import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useTell } from '../useTell.ts';
import { useWriteTask } from '../useWriteTask.ts';

/** Says what was done to a record, and lets it be undone. */
export const useUndoNews = <Change>(
  writes: ServiceIdentifier<{ readonly undo: (change: Change) => Promise<unknown> }>,
): ((text: string, change: Change) => void) => {
  const { undo } = useInjection(writes);
  const tell = useTell();
  const { bulk } = useAdminTexts();
  const task = useWriteTask<Change>(async (change) => {
    await undo(change);
    tell(bulk.undone);
  });
  return (text, change) => tell(text, [{ label: bulk.undo, run: () => void task.run(change) }]);
};
