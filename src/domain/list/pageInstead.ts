import type { PagingOfTotal } from './hasNext.ts';
import { lastPage } from './lastPage.ts';

/** Where to look instead of a page past the end of its list, as when its rows were taken away; undefined for one that is there. */
export const pageInstead = (paging: PagingOfTotal): number | undefined => {
  const last = lastPage(paging);
  return paging.page > last ? last : undefined;
};
