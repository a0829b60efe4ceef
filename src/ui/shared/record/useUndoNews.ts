import type { ServiceIdentifier } from 'inversify';
import type { Versioned } from '../../../application/shared/bulkWrites.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useTell } from '../useTell.ts';
import { useWriteTask } from '../useWriteTask.ts';

/** Says what was done to a record, and lets it be undone. */
export const useUndoNews = (
  writes: ServiceIdentifier<{ readonly undo: (change: Versioned) => Promise<unknown> }>,
): ((text: string, change: Versioned) => void) => {
  const { undo } = useInjection(writes);
  const tell = useTell();
  const { bulk } = useAdminTexts();
  const task = useWriteTask<Versioned>(async (change) => {
    await undo(change);
    tell(bulk.undone);
  });
  return (text, change) => tell(text, [{ label: bulk.undo, run: () => void task.run(change) }]);
};
