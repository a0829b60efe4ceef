import { sql } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { dayOf } from '../clock/dayOf.ts';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import type { Services } from '../Services.ts';

/** So many counts are put together at once. */
const atOnce = 1_000;

/** Puts together what was appended to the counts of open loads, a row for each shipper and day. Returns whether there may be more. */
const foldSome = (services: Pick<Services, 'db'>): Promise<boolean> =>
  amidAllCompanies(services, async (tx) => {
    const { rows } = await sql<{ several: number }>`
      with several as (
        select brand_id, company_id, end_day from open_load_count group by brand_id, company_id, end_day
        having count(*) > 1 limit ${atOnce}),
      gone as (
        delete from open_load_count using several
        where open_load_count.brand_id = several.brand_id and open_load_count.company_id = several.company_id
          and open_load_count.end_day = several.end_day
        returning open_load_count.*),
      kept as (
        insert into open_load_count (brand_id, company_id, end_day, n, priced)
        select brand_id, company_id, end_day, sum(n), sum(priced) from gone
        group by brand_id, company_id, end_day having sum(n) <> 0 or sum(priced) <> 0)
      select count(*)::integer as several from several`.execute(tx);
    return rows[0]?.several === atOnce;
  });

/** Keeps the counts of open loads short, and forgets days that are over. It decides nothing: lists add them up. */
export async function foldOpenLoads(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const yesterday = dayOf(addMilliseconds(services.clock.now(), -86_400_000));
  await amidAllCompanies(services, (tx) => tx.deleteFrom('open_load_count').where('end_day', '<', yesterday).execute());
  // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
  while (await foldSome(services)) continue;
}
