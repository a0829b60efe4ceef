import type { ServiceIdentifier } from 'inversify';
import { useInjection } from '../injection/useInjection.ts';
import { useUndoNews } from './useUndoNews.ts';
import { useWrites } from '../useWrites.ts';

interface Removing<Of> {
  readonly remove: (record: Of) => Promise<void>;
  readonly undo: (removed: Of) => Promise<unknown>;
}

/** Deletes a record without asking, as that can be undone; calls `onRemoved` once it is gone. */
export const useRemoveAtOnce = <Of>(
  writes: ServiceIdentifier<Removing<Of>>,
  onRemoved?: () => void,
): ((record: Of, news: string) => void) => {
  const { remove } = useInjection(writes);
  const tell = useUndoNews(writes);
  const write = useWrites();
  return (record, news) =>
    write(record, async () => {
      await remove(record);
      onRemoved?.();
      tell(news, record);
    });
};
