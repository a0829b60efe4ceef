import type { ServiceIdentifier } from 'inversify';
import type { RecordWrites } from '../../../application/shared/recordWrites.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useUndoNews } from './useUndoNews.ts';
import { useWriteTask } from '../useWriteTask.ts';

export type RemoveRecord = Pick<RecordWrites<never, never, never, unknown>, 'remove' | 'undo'>;

export interface RemovalWords {
  readonly removeTitle: (name: string) => string;
  readonly removeText: string;
  readonly removeYes: string;
  readonly removeNo: string;
}

/** Deletes a record after asking, which can be undone; calls `onRemoved` once it is gone. */
export const useRemoveRecord = (
  writes: ServiceIdentifier<RemoveRecord>,
  { removeTitle, removeText: text, removeYes: yes, removeNo: no }: RemovalWords,
  onRemoved: () => void,
) => {
  const { remove } = useInjection(writes);
  const { bulk } = useAdminTexts();
  const tell = useUndoNews(writes);
  return useWriteTask<{ readonly id: string; readonly version: number; readonly name: string }>(
    async ({ id, version, name }) => {
      const question = { title: removeTitle(name), text, yes, no, isDangerous: true };
      if (!(await remove({ id, version, question }))) return;
      onRemoved();
      tell(bulk.deleted(name), { id, version });
    },
  );
};
