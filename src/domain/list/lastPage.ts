import type { PagingOfTotal } from './hasNext.ts';

/** The last page that has rows, counted from 0; the first one of an empty list. */
export const lastPage = ({ size, total }: Omit<PagingOfTotal, 'page'>): number =>
  total === 0 ? 0 : Math.ceil(total / size) - 1;
