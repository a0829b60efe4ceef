import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FollowChanges, type LiveNews } from '../../application/live/followChanges.ts';
import { partsWith } from '../../application/live/partsWith.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { useSession } from '../shared/useSession.ts';
import { useIsInSight } from './useIsInSight.ts';

/** Reads again what others changed, as they change it, for as long as the page is in sight. */
export const useLiveChanges = (): void => {
  const follow = useInjection(FollowChanges);
  const cache = useQueryClient();
  const isInSight = useIsInSight();
  const { company } = useSession();
  const companyId = company?.id;
  useEffect(
    () => (isInSight && companyId !== undefined ? follow((news) => readAgain(cache, companyId, news)) : undefined),
    [follow, cache, companyId, isInSight],
  );
};

function readAgain(cache: QueryClient, companyId: string, news: LiveNews): void {
  const ofCompany = ['company', companyId];
  if (news.kind === 'readBefore') {
    const predicate = ({ state }: Query) => state.dataUpdatedAt > 0 && state.dataUpdatedAt <= news.moment;
    void cache.invalidateQueries({ queryKey: ofCompany, predicate });
    return;
  }
  const { changes } = news;
  void cache.invalidateQueries({
    queryKey: ofCompany,
    predicate: ({ queryKey: [, , part, which, record] }) =>
      changes.some(({ type, id }) => {
        const [own, ...others] = partsWith(type);
        // A record is read again if it is the one that changed.
        if (part === own) return which !== 'one' || id === undefined || record === id;
        return others.includes(String(part));
      }),
  });
}
