import { sql, type Expression, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { shortestWay } from './shortestWay.ts';

interface Wanted {
  readonly page: number;
  readonly size: number;
  /** The column that sorts; what is equal by it is told apart by id. */
  readonly column: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
}

const words = { asc: sql`asc`, desc: sql`desc` } as const;

/** As many rows are found and sorted at once. */
const mostAtOnce = 1_000;

/** One page of the rows a query finds, and how many there are in all. */
export async function readPage<Row extends { readonly id: string }>(
  tx: QueryExecutorProvider,
  found: Expression<Row>,
  wanted: Wanted,
) {
  const { page, size } = wanted;
  const few = await readOfFew(tx, found, wanted);
  if (few) return { rows: few.rows, paging: { page, size, total: few.total } };
  const total = await count(tx, found);
  const rows = await readOfMany(tx, found, wanted, total);
  return { rows, paging: { page, size, total } };
}

async function count<Row>(tx: QueryExecutorProvider, found: Expression<Row>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${found} found`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** The page and the total where no more are found than are sorted at once; undefined where there are more, or none on this page. */
async function readOfFew<Row>(tx: QueryExecutorProvider, found: Expression<Row>, wanted: Wanted) {
  const { page, size, column } = wanted;
  const way = words[wanted.direction];
  const { rows } = await sql<Row & { readonly total: number }>`
    with sifted as materialized (select id, ${column} as sorted from ${found} found limit ${mostAtOnce + 1})
    select found.*, (select count(*) from sifted) as total from ${found} found
    where id in (select id from sifted order by sorted ${way}, id ${way} limit ${size} offset ${page * size})
    order by ${column} ${way}, id ${way}`.execute(tx);
  const total = rows[0]?.total ?? (page === 0 ? 0 : undefined);
  return total === undefined || total > mostAtOnce ? undefined : { rows, total };
}

/**
 * The ids of the page are found first, over an index and from the nearer end of the list, so that a page of a hundred thousand
 * rows reads no more whole rows than it shows.
 */
async function readOfMany<Row>(tx: QueryExecutorProvider, found: Expression<Row>, wanted: Wanted, total: number) {
  const { column, direction } = wanted;
  const way = shortestWay(wanted, total);
  const ids = sql`select id from ${found} found
    order by ${column} ${words[way.direction]}, id ${words[way.direction]} limit ${way.take} offset ${way.skip}`;
  const { rows } = await sql<Row>`select * from ${found} found where id in (${ids})
    order by ${column} ${words[direction]}, id ${words[direction]}`.execute(tx);
  return rows;
}
