import type { PagingOfTotal } from './hasNext.ts';
import { lastPage } from './lastPage.ts';

/**
 * The page to show when the current one no longer exists, for instance after its rows were removed; undefined if it
 * does.
 */
export const replacementPage = (paging: PagingOfTotal): number | undefined => {
  const last = lastPage(paging);
  return paging.page > last ? last : undefined;
};
