import type { Paging } from './Paging.ts';

export interface PagingOfTotal extends Paging {
  /** Rows a page holds. */
  readonly size: number;
  /** Rows in all. */
  readonly total: number;
}

/** Whether rows are left after this page. */
export const hasNext = ({ page, size, total }: PagingOfTotal): boolean => (page + 1) * size < total;
