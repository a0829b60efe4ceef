import { sql, type Expression, type RawBuilder, type Transaction } from 'kysely';
import { shortestWay } from './shortestWay.ts';
import type { Tables } from './Tables.ts';

interface Wanted {
  readonly page: number;
  readonly size: number;
  /** The column that sorts; what is equal by it is told apart by id. */
  readonly column: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
}

const words = { asc: sql`asc`, desc: sql`desc` } as const;

/**
 * One page of the rows a query finds, and how many there are in all. The ids of the page are found first, over an index and from
 * the nearer end of the list, so that a page of a hundred thousand rows reads no more whole rows than it shows.
 */
export async function readPage<Row extends { readonly id: string }>(
  tx: Transaction<Tables>,
  found: Expression<Row>,
  { page, size, column, direction }: Wanted,
) {
  const counted = await sql<{ total: number }>`select count(*) as total from ${found} found`.execute(tx);
  const total = counted.rows[0]?.total ?? 0;
  const way = shortestWay({ page, size, direction }, total);
  const ids = sql`select id from ${found} found
    order by ${column} ${words[way.direction]}, id ${words[way.direction]} limit ${way.take} offset ${way.skip}`;
  const { rows } = await sql<Row>`select * from ${found} found where id in (${ids})
    order by ${column} ${words[direction]}, id ${words[direction]}`.execute(tx);
  return { rows, paging: { page, size, total } };
}
