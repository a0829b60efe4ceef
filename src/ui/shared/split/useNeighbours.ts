import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListArrangement } from '../../../application/shared/ListSettings.ts';
import { type RoomList, RoomLists } from '../../../application/shared/RoomLists.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { type Neighbours, neighbours } from '../../../domain/list/neighbours.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import { useInjection } from '../injection/useInjection.ts';
import { firstView } from '../lists/firstView.ts';
import { useListMemory } from '../lists/useListMemory.ts';
import { useCompanyKey } from '../useCompanyKey.ts';

const idOf = (row: unknown): string | undefined => ownText(row, 'id');

/**
 * The records before and after this one in the list it was opened from, also on the pages before and after; undefined if
 * it was opened in another way.
 */
export const useNeighbours = (room: RoomList, id: string): Neighbours | undefined => {
  const lists = useInjection(RoomLists);
  const cache = useQueryClient();
  const keyOf = useCompanyKey();
  const query = useListMemory().lastQuery(roomPath(room));
  const { views = [] } = cache.getQueryData<ListArrangement>(keyOf('list settings', room)) ?? {};
  const view = query === undefined ? undefined : firstView(lists[room].spec, query, views);
  const pageAt = (page: number): Page<unknown> | undefined =>
    view && cache.getQueryData(keyOf(room, 'list', { ...view, page }));
  const page = view?.page ?? 0;
  const near = [page, page + 1, page - 1].map(pageAt).find((rows) => rows && neighbours(rows, idOf, id));
  const found = near && neighbours(near, idOf, id);
  const isLast = found !== undefined && found.next === undefined && found.at < found.total;
  const isFirst = found !== undefined && found.previous === undefined && found.at > 1;
  const beyond = near && (isLast ? near.page + 1 : isFirst ? near.page - 1 : undefined);
  const wanted = view && { ...view, page: beyond ?? page };
  const more = useQuery({
    queryKey: keyOf(room, 'list', wanted),
    // Not skipped where there is nothing to read: the list itself is kept under this key, and could not be read again either.
    queryFn: wanted ? ({ signal }) => lists[room].list(wanted, signal) : skipToken,
    enabled: beyond !== undefined,
  });
  if (!found || beyond === undefined) return found;
  return isLast ? { ...found, next: idOf(more.data?.rows[0]) } : { ...found, previous: idOf(more.data?.rows.at(-1)) };
};
