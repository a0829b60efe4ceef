import { sql, type Expression, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { shortestScan } from './shortestScan.ts';

/** Whatever has an id. */
export interface Identified {
  readonly id: string;
}

/** Which rows of a list, and in what order. */
export interface Wanted {
  readonly page: number;
  readonly size: number;
  /** The column to sort by; ties are broken by id. */
  readonly column: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
  /** Whether the column has a value in every row. */
  readonly isFilled?: boolean;
  /** Whether few rows have none: then these are counted, and not the others. */
  readonly isMostlyFilled?: boolean;
  /**
   * Finds some of the rows that surely hold the page, by id, where no index has them in order; undefined if it cannot say. Asked for of
   * a long list alone.
   */
  readonly first?: () => Promise<Expression<Identified> | undefined>;
  /** Up to this many rows, one query finds, counts and sorts them: many where finding one takes longer than sorting it. */
  readonly atOnce?: number;
}

const words = { asc: sql`asc`, desc: sql`desc` } as const;

const usuallyAtOnce = 1_000;

/** One page of a query's rows, with the total. */
export async function readPage<Row extends { readonly id: string }>(
  tx: QueryExecutorProvider,
  found: Expression<Row>,
  wanted: Wanted,
) {
  const { page, size } = wanted;
  const small = await readSmallList(tx, found, wanted);
  if (small) return { rows: small.rows, paging: { page, size, total: small.total } };
  const total = await count(tx, found);
  const rows = await readLargeList(tx, found, wanted, total);
  return { rows, paging: { page, size, total } };
}

async function count<Row>(tx: QueryExecutorProvider, found: Expression<Row>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${found} found`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Page and total in one query. Undefined if the list is too long for that, or the page is empty. */
async function readSmallList<Row>(tx: QueryExecutorProvider, found: Expression<Row>, wanted: Wanted) {
  const { page, size, column, atOnce = usuallyAtOnce } = wanted;
  const way = words[wanted.direction];
  const { rows } = await sql<Row & { readonly total: number }>`
    with sifted as materialized (select id, ${column} as sorted from ${found} found limit ${atOnce + 1})
    select found.*, (select count(*) from sifted) as total from ${found} found
    where id in (select id from sifted order by sorted ${way} nulls last, id ${way} limit ${size} offset ${page * size})
    order by ${column} ${way} nulls last, id ${way}`.execute(tx);
  const total = rows[0]?.total ?? (page === 0 ? 0 : undefined);
  return total === undefined || total > atOnce ? undefined : { rows, total };
}

/**
 * Finds the page's ids first, over an index and from the nearer end of the list, so that only the rows shown are read in full,
 * even from a list of 100,000.
 */
async function readLargeList<Row>(tx: QueryExecutorProvider, found: Expression<Row>, wanted: Wanted, total: number) {
  const { page, size, column, direction, isFilled = false, isMostlyFilled = false } = wanted;
  const some = await wanted.first?.();
  const idsOf = (part: RawBuilder<unknown>, way: ReturnType<typeof shortestScan>) => sql`(select id from ${found} found
    where ${part} order by ${column} ${words[way.direction]}, id ${words[way.direction]} limit ${way.take} offset ${way.skip})`;
  const read = async (ids: RawBuilder<unknown>) => {
    const { rows } = await sql<Row>`select * from ${found} found where id in (${ids})
      order by ${column} ${words[direction]} nulls last, id ${words[direction]}`.execute(tx);
    return rows;
  };
  if (some) {
    return read(sql`select id from ${some} nearest
      order by ${column} ${words[direction]}, id ${words[direction]} limit ${size} offset ${page * size}`);
  }
  if (direction === 'asc' || isFilled) return read(idsOf(sql`true`, shortestScan(wanted, total)));
  // The index has rows without a value at the end that a descending list begins with, but they come last in any list.
  const filled = isMostlyFilled
    ? total - (await count(tx, sql<Row>`(select id from ${found} found where ${column} is null)`))
    : await count(tx, sql<Row>`(select id from ${found} found where ${column} is not null)`);
  const values = shortestScan(wanted, filled);
  const skip = Math.max(page * size - filled, 0);
  const empty = { direction, skip, take: Math.min(size - values.take, Math.max(total - filled - skip, 0)) };
  return read(sql`${idsOf(sql`${column} is not null`, values)} union all ${idsOf(sql`${column} is null`, empty)}`);
}
