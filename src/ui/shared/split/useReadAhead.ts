import { useQueryClient } from '@tanstack/react-query';
import type { ServiceIdentifier } from 'inversify';
import { useEffect } from 'react';
import type { RoomList } from '../../../application/shared/RoomLists.ts';
import { useInjection } from '../injection/useInjection.ts';
import { companyKey } from '../lists/companyKey.ts';
import { whenIdle } from '../loading/whenIdle.ts';
import { useSession } from '../useSession.ts';

interface Readable {
  read(id: string, signal?: AbortSignal): Promise<unknown>;
}

/** Reads a record into the cache when idle, as somebody may go on to it; nothing without an id. */
export const useReadAhead = (room: RoomList, port: ServiceIdentifier<Readable>, id: string | undefined): void => {
  const source = useInjection(port);
  const cache = useQueryClient();
  const company = useSession().company?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const queryKey = companyKey(company, room, 'one', id);
    return whenIdle(() => {
      if (cache.getQueryState(queryKey)?.status === 'error') return;
      void cache.prefetchQuery({ queryKey, queryFn: ({ signal }) => source.read(id, signal) });
    });
  }, [cache, company, id, room, source]);
};
