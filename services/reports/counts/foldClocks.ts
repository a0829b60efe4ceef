import { sql } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import { amidAllCompanies } from '../../database/amidAllCompanies.ts';
import type { Services } from '../../Services.ts';

/** So many rows are read along without anybody noticing. */
const fewestWorthIt = 500;
/** Of days before that little is told: what is appended of them stays as it is. */
const daysBack = 31;

/** Puts together what was appended of the clocks of a fleet, a row for each day and clock. */
const foldFleet = (services: Pick<Services, 'db'>, ownerId: string): Promise<void> =>
  amidAllCompanies(services, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`clock counts ${ownerId}`}, 0))`.execute(tx);
    await sql`
      with several as (
        select day, time_zone from clock_count where owner_id = ${ownerId} group by day, time_zone having count(*) > 1),
      gone as (
        delete from clock_count using several
        where owner_id = ${ownerId} and clock_count.day = several.day and clock_count.time_zone = several.time_zone
        returning clock_count.day, clock_count.time_zone, n)
      insert into clock_count (owner_id, day, time_zone, n)
      select ${ownerId}::uuid, day, time_zone, sum(n) from gone group by day, time_zone having sum(n) <> 0`.execute(tx);
  });

/** Puts together what was appended of clocks, of fleets with at least so many rows of the same day and clock. It decides nothing: reports add them up. */
export async function foldClocks(services: Pick<Services, 'db' | 'clock'>, fewest = fewestWorthIt): Promise<void> {
  const since = addMilliseconds(services.clock.now(), -daysBack * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const owners = await amidAllCompanies(services, (tx) =>
    tx
      .selectFrom('clock_count')
      .select('owner_id')
      .where('day', '>=', since)
      .groupBy('owner_id')
      .having(sql<boolean>`count(*) - count(distinct (day, time_zone)) >= ${fewest}`)
      .execute(),
  );
  for (const { owner_id: ownerId } of owners) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    await foldFleet(services, ownerId);
  }
}
