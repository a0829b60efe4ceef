import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useTell } from '../useTell.ts';
import { useWrites } from '../useWrites.ts';

/** Says what was done to a record, and lets it be undone. */
export const useUndoNews = <Change>(
  writes: ServiceIdentifier<{ readonly undo: (change: Change) => Promise<unknown> }>,
): ((text: string, change: Change) => void) => {
  const { undo } = useInjection(writes);
  const tell = useTell();
  const { bulk } = useAdminTexts();
  const write = useWrites();
  return (text, change) => {
    const takeBack = async (): Promise<void> => {
      await undo(change);
      tell(bulk.undone);
    };
    tell(text, [{ label: bulk.undo, run: () => write(change, takeBack) }]);
  };
};
