import { useQueryClient } from '@tanstack/react-query';
import type { CompanyList } from '../../../application/shared/CompanyList.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { useCompanyKey } from '../useCompanyKey.ts';

interface Row {
  readonly id: string;
  readonly version?: number;
}

/** A record as the latest list showed it; undefined if none did. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the cache does not know what its lists hold
export const useSeenRow = <Seen extends Row>(list: CompanyList, id: string): Seen | undefined => {
  const cache = useQueryClient();
  const keyOf = useCompanyKey();
  return cache
    .getQueriesData<Page<Seen>>({ queryKey: keyOf(list, 'list') })
    .flatMap(([, page]) => page?.rows.filter((row) => row.id === id) ?? [])
    .toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0))[0];
};
