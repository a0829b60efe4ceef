import type { Page } from './Page.ts';

/** A row's place in a list, and the rows before and after it on the same page. */
export interface Neighbours {
  /** Counted from 1, over all pages. */
  readonly at: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Where a row stands on a page, by the ids of its rows; undefined if it is not there. */
export const neighbours = (
  { rows, page, size, total }: Page<unknown>,
  idOf: (row: unknown) => string | undefined,
  id: string,
): Neighbours | undefined => {
  const ids = rows.map(idOf);
  const at = ids.indexOf(id);
  if (at === -1) return undefined;
  return { at: page * size + at + 1, total, previous: ids[at - 1], next: ids[at + 1] };
};
