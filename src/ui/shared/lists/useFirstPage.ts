import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Room } from '../../../domain/access/Room.ts';
import { type RoomList, RoomLists } from '../../../application/shared/RoomLists.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from '../useSession.ts';
import { companyKey } from './companyKey.ts';
import { firstView } from './firstView.ts';

const isListed = (room: Room, lists: RoomLists): room is RoomList => Object.hasOwn(lists, room);

/** Reads what a room's list shows with a query into the cache, unless it is there or could not be read. */
export const useFirstPage = (): ((room: Room, query: string) => void) => {
  const lists = useInjection(RoomLists);
  const cache = useQueryClient();
  const company = useSession().company?.id;
  return useCallback(
    (room, query) => {
      if (!isListed(room, lists)) return;
      const view = firstView(room, query);
      const queryKey = companyKey(company, room, 'list', view);
      const known = cache.getQueryState(queryKey);
      if (known && known.status !== 'success') return;
      void cache.prefetchQuery({ queryKey, queryFn: ({ signal }) => lists[room].list(view, signal) });
    },
    [cache, company, lists],
  );
};
