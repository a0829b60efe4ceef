import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

const atOnce = 100;

/** Tells people of notices that were too many for the transaction that wrote them, the oldest first. Returns of how many. */
export async function tellPeople(tx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with waiting as (select id from notice order by id limit ${atOnce} for update skip locked),
      taken as (select array_agg(id) as ids from waiting)
    select coalesce(cardinality(ids), 0) as count, tell_people(ids) from taken where ids is not null`.execute(tx);
  return rows[0]?.count ?? 0;
}
