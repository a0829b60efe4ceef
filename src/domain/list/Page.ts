import type { Paging } from './Paging.ts';

/** One page of a longer list. */
export interface Page<Row> extends Paging {
  readonly rows: readonly Row[];
  readonly size: number;
  readonly total: number;
}
