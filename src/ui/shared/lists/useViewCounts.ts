import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type RoomList, RoomLists } from '../../../application/shared/RoomLists.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { ViewFacts } from '../../../domain/list/ViewFacts.ts';
import { useInjection } from '../injection/useInjection.ts';
import { whenIdle } from '../loading/whenIdle.ts';
import { useCompanyKey } from '../useCompanyKey.ts';

interface CountsOptions {
  /** Adapts the view for the service, as the list does. */
  readonly asked: (view: ListView) => ListView;
  /** Whether the rows are there: they come first. */
  readonly isReady: boolean;
  /** The sort to count in; each view's own otherwise. */
  readonly countSort: string | undefined;
}

/** How many rows each view of a list has, read when the browser is idle; undefined while unknown. */
export const useViewCounts = (
  list: RoomList,
  views: readonly ViewFacts[],
  { asked, isReady, countSort }: CountsOptions,
): readonly (number | undefined)[] => {
  const lists = useInjection(RoomLists);
  const keyOf = useCompanyKey();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isReady && !isIdle ? whenIdle(() => setIdle(true)) : undefined), [isIdle, isReady]);
  const found = useQueries({
    queries: views.map(({ q, filters, sort }) => ({
      queryKey: keyOf(list, 'count', q, filters),
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const view = asked({ page: 0, size: 1, sort: countSort ?? sort, q, filters });
        return (await lists[list].list(view, signal)).total;
      },
      enabled: isIdle && isReady,
    })),
  });
  return found.map(({ data }) => data);
};
