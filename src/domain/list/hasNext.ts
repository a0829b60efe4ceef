import type { Paging } from './Paging.ts';

export interface PagingOfTotal extends Paging {
  /** Rows per page. */
  readonly size: number;
  /** Rows in all. */
  readonly total: number;
}

/** Whether there are rows after this page. */
export const hasNext = ({ page, size, total }: PagingOfTotal): boolean => (page + 1) * size < total;
