import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Room } from '../../../domain/access/Room.ts';
import { type ListArrangement, ListSettings } from '../../../application/shared/ListSettings.ts';
import { type RoomList, RoomLists } from '../../../application/shared/RoomLists.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from '../useSession.ts';
import { companyKey } from './companyKey.ts';
import { firstView } from './firstView.ts';

const isListed = (room: Room, lists: RoomLists): room is RoomList => Object.hasOwn(lists, room);

/** Reads how a room's list is arranged, and what it shows with a query, into the cache, unless it is there or could not be read. */
export const useFirstPage = (): ((room: Room, query: string) => void) => {
  const lists = useInjection(RoomLists);
  const settings = useInjection(ListSettings);
  const cache = useQueryClient();
  const company = useSession().company?.id;
  return useCallback(
    (room, query) => {
      if (!isListed(room, lists)) return;
      const settingsKey = companyKey(company, 'list settings', room);
      const { views = [] } = cache.getQueryData<ListArrangement>(settingsKey) ?? {};
      if (cache.getQueryState(settingsKey)?.status !== 'error') {
        const queryFn = ({ signal }: { readonly signal: AbortSignal }) => settings.read(room, signal);
        void cache.prefetchQuery({ queryKey: settingsKey, queryFn });
      }
      const view = firstView(lists[room].spec, query, views);
      if (!view) return;
      const queryKey = companyKey(company, room, 'list', view);
      const known = cache.getQueryState(queryKey);
      if (known && known.status !== 'success') return;
      void cache.prefetchQuery({ queryKey, queryFn: ({ signal }) => lists[room].list(view, signal) });
    },
    [cache, company, lists, settings],
  );
};
