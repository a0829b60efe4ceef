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

/** The rows up to which a page is near the beginning of its list. */
const near = 1_000;

/** One page of the rows a query finds, and how many there are in all. */
export async function readPage<Row extends { readonly id: string }>(
  tx: Transaction<Tables>,
  found: Expression<Row>,
  wanted: Wanted,
) {
  const { page, size } = wanted;
  if ((page + 1) * size <= near) {
    const rows = await readNear(tx, found, wanted);
    if (rows.length > 0 || page === 0) return { rows, paging: { page, size, total: rows[0]?.total ?? 0 } };
  }
  const total = await count(tx, found);
  const rows = await readFar(tx, found, wanted, total);
  return { rows, paging: { page, size, total } };
}

async function count<Row>(tx: Transaction<Tables>, found: Expression<Row>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${found} found`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Rows and their number at once. */
async function readNear<Row>(tx: Transaction<Tables>, found: Expression<Row>, wanted: Wanted) {
  const { page, size, column } = wanted;
  const direction = words[wanted.direction];
  const { rows } = await sql<Row & { readonly total: number }>`
    select found.*, (select count(*) from ${found} counted) as total from ${found} found
    order by ${column} ${direction}, id ${direction} limit ${size} offset ${page * size}`.execute(tx);
  return rows;
}

/**
 * The ids of the page are found first, over an index and from the nearer end of the list, so that a page of a hundred thousand
 * rows reads no more whole rows than it shows.
 */
async function readFar<Row>(tx: Transaction<Tables>, found: Expression<Row>, wanted: Wanted, total: number) {
  const { column, direction } = wanted;
  const way = shortestWay(wanted, total);
  const ids = sql`select id from ${found} found
    order by ${column} ${words[way.direction]}, id ${words[way.direction]} limit ${way.take} offset ${way.skip}`;
  const { rows } = await sql<Row>`select * from ${found} found where id in (${ids})
    order by ${column} ${words[direction]}, id ${words[direction]}`.execute(tx);
  return rows;
}
