import type { PagingOfTotal } from './hasNext.ts';

/** The last page with rows, counted from 0; 0 for an empty list. */
export const lastPage = ({ size, total }: Omit<PagingOfTotal, 'page'>): number =>
  total === 0 ? 0 : Math.ceil(total / size) - 1;
