import { sql, type Transaction } from 'kysely';
import { dayOf } from '../clock/dayOf.ts';
import type { CountedList } from '../database/readPage.ts';
import type { Tables } from '../Tables.ts';
import { openLoads } from './foundLoads.ts';

const day = 86_400_000;

/**
 * How many loads a fleet finds without any filter, and how many of them tell a price, as counting `openLoads` says, but without going through
 * them: those of the market that end after today were counted beforehand, for all fleets alike. Those that end today, that were meant for this
 * fleet or that it declined are few.
 */
export async function countOpen(tx: Transaction<Tables>, companyId: string, now: Date): Promise<CountedList> {
  const tomorrow = new Date(Date.parse(dayOf(now)) + day);
  const today = openLoads(tx, companyId, now).where('is_market', '=', true).where('ends_at', '<', tomorrow);
  const meant = openLoads(tx, companyId, now)
    .where('is_market', '=', false)
    .where(sql<boolean>`id in (select load_id from load_audience where load_audience.carrier_id = ${companyId}::uuid)`);
  const declined = sql`select n, priced from (
    select id, is_market, is_open, ends_at, 1 as n, case when price_per_km is null then 0 else 1 end as priced from load
      where id in (select load_id from load_decline where load_decline.company_id = ${companyId}::uuid)) declined
    where is_market and is_open and ends_at >= ${tomorrow}::timestamptz`;
  const { rows } = await sql<CountedList>`
    select coalesce(sum(n), 0)::integer as total, coalesce(sum(priced), 0)::integer as filled from (
      select n, priced from open_load_count where brand_id = (select current_market()) and end_day > ${dayOf(now)}::date
      union all
      select count(*), count(price_per_km) from ${today.select('price_per_km')} today
      union all
      select count(*), count(price_per_km) from ${meant.select('price_per_km')} meant
      union all
      select -n, -priced from (${declined}) declined) part`.execute(tx);
  return rows[0] ?? { total: 0, filled: 0 };
}
