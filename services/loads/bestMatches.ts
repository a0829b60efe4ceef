import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { far, farthestKm, fits, isNear, mostOrdered, type Spot, spotTable } from './aroundSpots.ts';
import type { openLoads } from './foundLoads.ts';

type Found = ReturnType<typeof openLoads>;

/** How far from a truck loads are looked for, in km as the crow flies: farther only where too few were found. */
const reaches = [15, 40, 100, farthestKm] as const;
/** So many loads are compared with trucks at most: an equal share around each place, and never more than that around one. */
const mostCompared = { inAll: 30_000, around: 6_000 } as const;

/** From one reach to the next. */
interface Ring {
  readonly beyondKm: number;
  readonly km: number;
}

interface OpenSpot extends Spot {
  /** How many more loads may be compared around it. */
  readonly most: number;
}

interface Reached {
  /** Those that fit, the nearest first. */
  readonly ids: readonly string[];
  /** How many loads were compared around each place, in their order. */
  readonly compared: readonly number[];
}

/** Compares the loads in a ring around each place with its trucks. */
async function within(
  tx: Transaction<Tables>,
  found: Found,
  spots: readonly OpenSpot[],
  { beyondKm, km }: Ring,
): Promise<Reached> {
  const inside = found
    .where(sql<boolean>`from_lat between spot.south and spot.north`)
    .where(sql<boolean>`from_lng between spot.west and spot.east`)
    .where(isNear(km));
  const near = (beyondKm === 0 ? inside : inside.where(sql<boolean>`not ${isNear(beyondKm)}`))
    .select(['id', 'price_per_km'])
    .select([far.as('far'), fits(spots).as('fits'), sql.ref<number>('spot.place').as('place')])
    // Also keeps the planner from going through all loads for each place.
    .limit(sql<number>`spot.most`);
  const { rows } = await sql<Reached>`
    with pair as materialized (select near.* from ${spotTable(spots, km)} cross join lateral ${near} near)
    select array(select coalesce(n, 0)::integer from generate_series(0, ${spots.length - 1}::integer) at (place)
        left join (select place, count(*) as n from pair group by place) counted using (place) order by place) as compared, array(
      select id::text from pair where fits group by id, price_per_km
      order by min(far), price_per_km desc nulls last, pair.id limit ${mostOrdered}) as ids`.execute(tx);
  return rows[0] ?? { ids: [], compared: [] };
}

/**
 * Ids of the loads that match the trucks of a fleet best: those that a truck fits, the nearest to it first, of equally near ones the better
 * paid. At least `least` of them or else all, but at most 1,000, and none farther than 320 km. Around a place with thousands of loads only so
 * many are compared, beginning in its south-west, and none farther off. However few are asked for, they are the first of the same list.
 */
export async function bestMatches(
  tx: Transaction<Tables>,
  found: Found,
  spots: readonly Spot[],
  least: number,
): Promise<readonly string[]> {
  const best = new Set<string>();
  const around = Math.min(mostCompared.around, Math.ceil(mostCompared.inAll / spots.length));
  let open = spots.map((spot): OpenSpot => ({ ...spot, most: around }));
  for (const [at, km] of reaches.entries()) {
    if (open.length === 0 || best.size >= Math.min(least, mostOrdered)) break;
    // oxlint-disable-next-line no-await-in-loop -- the next one is only looked at if this one has too few
    const { ids, compared } = await within(tx, found, open, { beyondKm: reaches[at - 1] ?? 0, km });
    for (const id of ids) best.add(id);
    open = open
      .map((spot, place) => ({ ...spot, most: spot.most - (compared[place] ?? 0) }))
      .filter((spot) => spot.most > 0);
  }
  return [...best].slice(0, mostOrdered);
}
