import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ListArrangement, ListSettings } from '../../../application/shared/ListSettings.ts';
import type { RoomList } from '../../../application/shared/RoomLists.ts';
import { ShowReadFailure } from '../../../application/shared/showReadFailure.ts';
import type { ListLayout } from '../../../domain/list/ListLayout.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useCompanyKey } from '../useCompanyKey.ts';
import { useReading } from '../useReading.ts';

const usual: ListArrangement = { layout: { columns: undefined, density: 'compact' }, views: [] };

/**
 * How the user has arranged a list, and its saved views. A new arrangement is shown at once and kept behind, one write after
 * another, the last one last.
 */
export const useListSettings = (list: RoomList) => {
  const port = useInjection(ListSettings);
  const showFailure = useInjection(ShowReadFailure);
  const cache = useQueryClient();
  const key = useCompanyKey()('list settings', list);
  const { data, isPending } = useReading({
    port: ListSettings,
    key: ['list settings', list],
    read: (from, signal) => from.read(list, signal),
  });
  const waiting = useRef<ListLayout>(undefined);
  const isWriting = useRef(false);
  const reread = (): Promise<void> => cache.invalidateQueries({ queryKey: key });
  const write = async (): Promise<void> => {
    if (isWriting.current) return;
    isWriting.current = true;
    try {
      while (waiting.current) {
        const next = waiting.current;
        waiting.current = undefined;
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await port.arrange(list, next).catch(showFailure);
      }
    } finally {
      isWriting.current = false;
      // A read under way meanwhile has seen the arrangement before.
      void reread();
    }
  };
  const arrangeOver = (before: ListArrangement, change: Partial<ListLayout>): void => {
    void cache.cancelQueries({ queryKey: key });
    const layout = { ...before.layout, ...change };
    cache.setQueryData<ListArrangement>(key, { ...before, layout });
    waiting.current = layout;
    void write();
  };
  /** What is kept, where it could not be read before: one change must not erase the rest. */
  const readFirst = async (): Promise<ListArrangement | undefined> => {
    try {
      return await cache.fetchQuery({ queryKey: key, queryFn: ({ signal }) => port.read(list, signal) });
    } catch (error) {
      showFailure(error);
      return undefined;
    }
  };
  const arrange = (change: Partial<ListLayout>): void => {
    // What the page shows may be older than the cache, and a change must not undo the one before.
    const before = cache.getQueryData<ListArrangement>(key);
    if (before) arrangeOver(before, change);
    else void readFirst().then((read) => read && arrangeOver(cache.getQueryData<ListArrangement>(key) ?? read, change));
  };
  return { ...(data ?? usual), isPending, arrange, reread };
};
