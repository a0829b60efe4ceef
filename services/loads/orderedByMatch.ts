import { sql, type Transaction } from 'kysely';
import type { CountedList } from '../database/readPage.ts';
import type { Tables } from '../Tables.ts';
import type { Spot } from './aroundSpots.ts';
import { bestMatches } from './bestMatches.ts';
import { fewByMatch } from './fewByMatch.ts';
import type { openLoads } from './foundLoads.ts';

interface Wanted {
  readonly page: number;
  readonly size: number;
  /** Counts what was found, where that is quicker than going through all of it. */
  readonly countLong: (() => Promise<CountedList>) | undefined;
}

type Found = ReturnType<typeof openLoads>;

/** Loads by pickup, without some; from the nearer end. */
async function byPickup(
  tx: Transaction<Tables>,
  found: Found,
  {
    without,
    total,
    skip,
    take,
  }: Readonly<Record<'total' | 'skip' | 'take', number>> & { readonly without: readonly string[] },
): Promise<readonly string[]> {
  if (take <= 0) return [];
  const after = total - skip - take;
  const isFromEnd = after < skip;
  const way = isFromEnd ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ id: string }>`
    select id from ${found.select(['id', 'pickup_at'])} found where id not in (select unnest(${sql.val(without)}::uuid[]))
    order by pickup_at ${way}, id ${way} limit ${take} offset ${isFromEnd ? after : skip}`.execute(tx);
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.toReversed() : ids;
}

/** A page of the found loads, with those that match best first (`bestMatches`) and all others after them by pickup; and how many there are. */
export async function orderedByMatch(
  tx: Transaction<Tables>,
  found: Found,
  spots: readonly Spot[],
  { page, size, countLong }: Wanted,
  direction: 'asc' | 'desc',
) {
  const slice = (ids: readonly string[]) =>
    direction === 'asc'
      ? ids.slice(page * size, (page + 1) * size)
      : ids.toReversed().slice(page * size, (page + 1) * size);
  const few = await fewByMatch(tx, found, spots);
  if (few) return { ids: slice(few), total: few.length };
  const countAll = () => found.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { total } = await (countLong ?? countAll)();
  const [from, to] = [Math.min(page * size, total), Math.min((page + 1) * size, total)];
  const [first, end] = direction === 'asc' ? [from, to] : [total - to, total - from];
  if (first === end) return { ids: [], total };
  const best = await bestMatches(tx, found, spots, end);
  const skip = Math.max(first - best.length, 0);
  const rest = { without: best, total: total - best.length, skip, take: end - Math.max(first, best.length) };
  const ids = [...best.slice(first, end), ...(await byPickup(tx, found, rest))];
  return { ids: direction === 'asc' ? ids : ids.toReversed(), total };
}
