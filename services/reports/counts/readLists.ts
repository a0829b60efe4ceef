import { seekPage } from './seekPage.ts';
import type { RowPage } from './pageOf.ts';

interface Wanted<Each> {
  readonly page: number;
  readonly size: number;
  /** How many rows each list has. */
  readonly totals: readonly number[];
  /** The rows of a list by day; empty where that is not known. */
  readonly rowsByDay: (list: number) => ReadonlyMap<string, number>;
  readonly readPage: (page: RowPage, list: number) => Promise<readonly Each[]>;
}

/** One page of lists that stand one after the other. */
export async function readLists<Each>({ page, size, totals, rowsByDay, readPage }: Wanted<Each>): Promise<Each[]> {
  const rows: Each[] = [];
  let skip = page * size;
  let left = size;
  for (const [list, total] of totals.entries()) {
    const take = Math.max(Math.min(left, total - skip), 0);
    if (take > 0) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      rows.push(...(await readPage({ skip, take, seek: seekPage(rowsByDay(list), skip) }, list)));
    }
    left -= take;
    skip = Math.max(skip - total, 0);
  }
  return rows;
}
