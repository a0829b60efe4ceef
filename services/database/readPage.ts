import { sql, type Expression, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { planAnew } from './planAnew.ts';
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
}

const words = { asc: sql`asc`, desc: sql`desc` } as const;

/** Up to this many rows, one query finds, counts and sorts them. */
const atOnce = 1_000;

/** One page of a query's rows, with the total. */
export async function readPage<Row extends { readonly id: string }>(
  tx: QueryExecutorProvider,
  found: Expression<Row>,
  wanted: Wanted,
) {
  const { page, size } = wanted;
  const small = await readSmallList(tx, found, wanted);
  if (small) return { rows: small.rows, paging: { page, size, total: small.total } };
  await planAnew(tx);
  const counted = await count(tx, found, wanted);
  const rows = await readLargeList(tx, found, wanted, counted);
  return { rows, paging: { page, size, total: counted.total } };
}

/** How long a list is. */
interface CountedList {
  readonly total: number;
  /** How many of them have a value in the column to sort by; as many as there are where that makes no difference. */
  readonly filled: number;
}

async function count<Row>(tx: QueryExecutorProvider, found: Expression<Row>, wanted: Wanted): Promise<CountedList> {
  const filled = mayBeEmptyFirst(wanted) ? sql`count(${wanted.column})` : sql`count(*)`;
  const { rows } = await sql<CountedList>`select count(*) as total, ${filled} as filled from ${found} found`.execute(
    tx,
  );
  return rows[0] ?? { total: 0, filled: 0 };
}

/** An index has rows without a value at the end that a descending list begins with, but they come last in any list. */
const mayBeEmptyFirst = ({ direction, isFilled = false }: Wanted): boolean => direction === 'desc' && !isFilled;

type Counted<Row> = Row & { readonly total: number };

/** Page and total in one query. Undefined if the list is too long for that, which costs no more than knowing it. */
async function readSmallList<Row extends Identified>(
  tx: QueryExecutorProvider,
  found: Expression<Row>,
  wanted: Wanted,
) {
  const { page, size, column } = wanted;
  const way = words[wanted.direction];
  const { rows } = await sql<Counted<Row> | { readonly id: null; readonly total: number }>`
    with sifted as materialized (select id, ${column} as sorted from ${found} found limit ${atOnce + 1}),
      counted as (select count(*) as n from sifted)
    select found.*, counted.n as total from counted left join lateral (select * from ${found} found
      where counted.n <= ${atOnce} and id in (
        select id from sifted order by sorted ${way} nulls last, id ${way} limit ${size} offset ${page * size})) found on true
    order by ${column} ${way} nulls last, id ${way}`.execute(tx);
  const total = rows[0]?.total ?? 0;
  return total > atOnce ? undefined : { rows: rows.filter((row): row is Counted<Row> => row.id !== null), total };
}

/**
 * Finds the page's ids first, over an index and from the nearer end of the list, so that only the rows shown are read in full,
 * even from a list of 100,000.
 */
async function readLargeList<Row>(
  tx: QueryExecutorProvider,
  found: Expression<Row>,
  wanted: Wanted,
  counted: CountedList,
) {
  const { page, size, column, direction } = wanted;
  const { total, filled } = counted;
  const idsOf = (part: RawBuilder<unknown>, way: ReturnType<typeof shortestScan>) => sql`(select id from ${found} found
    where ${part} order by ${column} ${words[way.direction]}, id ${words[way.direction]} limit ${way.take} offset ${way.skip})`;
  const read = async (ids: RawBuilder<unknown>) => {
    const { rows } = await sql<Row>`select * from ${found} found where id in (${ids})
      order by ${column} ${words[direction]} nulls last, id ${words[direction]}`.execute(tx);
    return rows;
  };
  if (!mayBeEmptyFirst(wanted)) return read(idsOf(sql`true`, shortestScan(wanted, total)));
  const values = shortestScan(wanted, filled);
  const skip = Math.max(page * size - filled, 0);
  const empty = { direction, skip, take: Math.min(size - values.take, Math.max(total - filled - skip, 0)) };
  return read(sql`${idsOf(sql`${column} is not null`, values)} union all ${idsOf(sql`${column} is null`, empty)}`);
}
