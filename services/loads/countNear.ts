import { sql, type Transaction } from 'kysely';
import type { CountedList } from '../database/readPage.ts';
import type { Tables } from '../Tables.ts';
import { boxAround, earthRadiusKm } from './boxAround.ts';
import type { openLoads } from './foundLoads.ts';
import type { Position } from './loadQuery.ts';
import { onSphere } from './onSphere.ts';

/**
 * Counts the open loads that begin within so many km of a position, as `foundLoads` finds them. Many begin at one place, as positions are
 * rounded: how far that is off is reckoned once for all of them, which takes half as long where most loads are within. That latitudes begin
 * at -90 is the condition of the index meant for this.
 */
export async function countNear(
  tx: Transaction<Tables>,
  open: ReturnType<typeof openLoads>,
  at: Position,
  km: number,
): Promise<CountedList> {
  const { south, north } = boxAround(at, km);
  const angle = Math.min(km / earthRadiusKm, Math.PI);
  const [lat, lng] = [sql`radians(from_lat)`, sql`radians(from_lng)`];
  const [x, y, z] = onSphere(at);
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(loads), 0)::integer as total from (
      select from_lat, from_lng, count(*) as loads from ${open.select(['from_lat', 'from_lng'])} found
      where from_lat >= -90 and from_lat between ${south}::float8 and ${north}::float8 group by from_lat, from_lng offset 0) place
    where cos(${lat}) * cos(${lng}) * ${-x}::float8 + cos(${lat}) * sin(${lng}) * ${-y}::float8 + sin(${lat}) * ${-z}::float8
      <= ${-Math.cos(angle)}::float8`.execute(tx);
  const total = rows[0]?.total ?? 0;
  return { total, filled: total };
}
