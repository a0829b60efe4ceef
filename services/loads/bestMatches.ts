import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Truck } from '../freight/verdict/Truck.ts';
import type { Tables } from '../Tables.ts';
import { boxAround, earthRadiusKm } from './boxAround.ts';
import { fittingLoads } from './fittingLoads.ts';
import type { openLoads } from './foundLoads.ts';
import type { Position } from './loadQuery.ts';
import { onSphere } from './onSphere.ts';

/** Trucks that are free at one place. */
export interface Spot {
  readonly at: Position;
  readonly trucks: readonly Truck[];
}

type Found = ReturnType<typeof openLoads>;

/** How far from a truck loads are looked for, in km as the crow flies: farther only where too few were found. */
const reaches = [10, 20, 40, 80, 160, 320] as const;
const farthest = reaches[5];
/** So many loads are put in order. */
const most = 1_000;
/** Once so many loads around one place were compared with its trucks, farther ones are not: each reach has about four times as many as the one before. */
const mostCompared = 5_000;
/** So many are compared in one reach, around all places together. */
const mostPairs = 40_000;

const spotRow = ({ at }: Spot, place: number, km: number): RawBuilder<unknown> => {
  const { south, north, west, east } = boxAround(at, km);
  const [x, y, z] = onSphere(at);
  return sql`(${place}::integer, ${south}::float8, ${north}::float8, ${west}::float8, ${east}::float8,
    ${x}::float8, ${y}::float8, ${z}::float8)`;
};

const spotTable = (spots: readonly Spot[], km: number): RawBuilder<unknown> =>
  sql`(values ${sql.join(spots.map((spot, place) => spotRow(spot, place, km)))})
    spot (place, south, north, west, east, x, y, z)`;

const far = sql<number>`-(from_x * spot.x + from_y * spot.y + from_z * spot.z)`;
const isNear = (km: number) => sql<boolean>`${far} <= ${-Math.cos(km / earthRadiusKm)}::float8`;

/** Whether a truck at the spot fits the load. */
const fits = (spots: readonly Spot[]): RawBuilder<boolean> =>
  sql<boolean>`case spot.place ${sql.join(
    spots.map(({ trucks }, place) => sql`when ${sql.lit(place)} then ${fittingLoads(trucks)}`),
    sql` `,
  )} end`;

interface Reached {
  readonly ids: readonly string[];
  /** Around how many loads the fullest place has. */
  readonly compared: number;
  /** Whether a place had more loads than were compared. */
  readonly isCut: boolean;
}

async function within(tx: Transaction<Tables>, found: Found, spots: readonly Spot[], km: number): Promise<Reached> {
  const mostAtOnePlace = Math.ceil(mostPairs / spots.length);
  const near = found
    .where(sql<boolean>`from_lat between spot.south and spot.north`)
    .where(sql<boolean>`from_lng between spot.west and spot.east`)
    .where(isNear(km))
    .select(['id', 'price_per_km'])
    .select([far.as('far'), fits(spots).as('fits'), sql.ref<number>('spot.place').as('place')])
    // Also keeps the planner from going through all loads for each place.
    .limit(mostAtOnePlace);
  const { rows } = await sql<Reached>`
    with pair as materialized (select near.* from ${spotTable(spots, km)} cross join lateral ${near} near)
    select compared, compared >= ${mostAtOnePlace} as "isCut", array(
      select id::text from pair where fits group by id, price_per_km
      order by min(far), price_per_km desc nulls last, pair.id limit ${most}) as ids
    from (select coalesce(max(count), 0) as compared from (select count(*) from pair group by place) places) fullest`.execute(
    tx,
  );
  return rows[0] ?? { ids: [], compared: 0, isCut: false };
}

/**
 * Ids of the loads that match the trucks of a fleet best: those that a truck fits, the nearest to it first, of equally near ones the better
 * paid. At least `least` of them or else all, but at most 1,000, and none farther than 320 km. Where thousands had to be compared around a
 * place, farther ones are not looked for. However few are asked for, they are the first of the same list.
 */
export async function bestMatches(
  tx: Transaction<Tables>,
  found: Found,
  spots: readonly Spot[],
  least: number,
): Promise<readonly string[]> {
  let best: readonly string[] = [];
  if (spots.length === 0) return best;
  for (const km of reaches) {
    // oxlint-disable-next-line no-await-in-loop -- the next one is only looked at if this one has too few
    const { ids, compared, isCut } = await within(tx, found, spots, km);
    // Which of them were compared is chance: what the reach before found stands.
    if (isCut && best.length > 0) return best;
    best = ids;
    if (ids.length >= Math.min(least, most) || compared > mostCompared) return best;
  }
  return best;
}

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
  found: Found,
  spots: readonly Spot[],
): Promise<readonly string[] | undefined> {
  const way =
    spots.length === 0
      ? sql`null::float8`
      : sql`(select min(${far}) from ${spotTable(spots, farthest)} where ${isNear(farthest)} and ${fits(spots)})`;
  const { rows } = await sql<{ count: number; ids: readonly string[] }>`
    with sifted as materialized (select * from ${found.select([...ordered])} found limit ${most + 1}),
    few as (select id, pickup_at, price_per_km, ${way} as way from sifted where (select count(*) from sifted) <= ${most})
    select (select count(*) from sifted) as count, array(select id::text from few
      order by way nulls last, case when way is not null then price_per_km end desc nulls last, pickup_at, id) as ids`.execute(
    tx,
  );
  const { count = 0, ids = [] } = rows[0] ?? {};
  return count > most ? undefined : ids;
}
