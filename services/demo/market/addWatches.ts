import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../Tables.ts';

/** How many open loads each fleet watches. */
const watched = 3;

/** Lets fleets watch some of the loads that are open to them. */
export const addWatches = (tx: Transaction<Tables>, fleets: readonly string[], now: Date): Promise<unknown> =>
  sql`
    insert into load_watch (company_id, load_id, at)
      select fleet.id, load.id, ${now}::timestamptz
      from company fleet cross join lateral (
        select id from load
        where brand_id = fleet.brand_id and is_open and is_market and ends_at > ${now}::timestamptz
          and not exists (select from offer where load_id = load.id and offer.company_id = fleet.id)
          and not exists (select from carrier_relation relation where relation.company_id = load.company_id
            and relation.carrier_id = fleet.id and blocked_at is not null)
        order by pickup_at, id limit ${watched}) load
      where fleet.id = any (${sql.val([...fleets])}::uuid[])`.execute(tx);
