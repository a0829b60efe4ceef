import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { far, farthestKm, fits, isNear, mostOrdered, type Spot, spotTable } from './aroundSpots.ts';
import type { openLoads } from './foundLoads.ts';

/** What it takes to put loads in order; an index has all of it. */
const ordered = [
  ...([
    'id',
    'pickup_at',
    'price_per_km',
    'carried_until',
    'papers_until',
    'payload_kg',
    'volume_m3',
    'loading_m',
  ] as const),
  ...(['pallets', 'body_bits', 'equipment_bits', 'needs_certificate', 'temperature_min', 'temperature_max'] as const),
  ...(['from_x', 'from_y', 'from_z'] as const).map((column) => sql<number>`${sql.ref(column)}`.as(column)),
] as const;

/**
 * All found loads if they are few, in the same order, those that do not match by pickup after the others; undefined if they are more
 * than 1,000.
 */
export async function fewByMatch(
  tx: Transaction<Tables>,
  found: ReturnType<typeof openLoads>,
  spots: readonly Spot[],
): Promise<readonly string[] | undefined> {
  const way =
    spots.length === 0
      ? sql`null::float8`
      : sql`(select min(${far}) from ${spotTable(
          spots.map((spot) => ({ ...spot, most: null })),
          farthestKm,
        )} where ${isNear(farthestKm)} and ${fits(spots)})`;
  const { rows } = await sql<{ count: number; ids: readonly string[] }>`
    with sifted as materialized (select id from ${found.select('id')} found limit ${mostOrdered + 1}),
    few as materialized (select id, pickup_at, price_per_km, ${way} as way from ${found.select([...ordered])} found
      where (select count(*) from sifted) <= ${mostOrdered} and id in (select id from sifted))
    select (select count(*) from sifted) as count, array(select id::text from few
      order by way nulls last, case when way is not null then price_per_km end desc nulls last, pickup_at, id) as ids`.execute(
    tx,
  );
  const { count = 0, ids = [] } = rows[0] ?? {};
  return count > mostOrdered ? undefined : ids;
}
