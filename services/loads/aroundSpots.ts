import { sql, type RawBuilder } from 'kysely';
import type { Truck } from '../freight/verdict/Truck.ts';
import { boxAround, earthRadiusKm } from './boxAround.ts';
import { fittingLoads } from './fittingLoads.ts';
import type { Position } from './loadQuery.ts';
import { onSphere } from './onSphere.ts';

/** Trucks that are free at one place. */
export interface Spot {
  readonly at: Position;
  readonly trucks: readonly Truck[];
}

/** So many loads are put in order. */
export const mostOrdered = 1_000;

/** Loads farther from a truck than that do not match it, in km as the crow flies. */
export const farthestKm = 320;

/** A place to look around, for so many loads at most; null for all. */
interface Around extends Spot {
  readonly most: number | null;
}

const spotRow = ({ at, most }: Around, place: number, km: number): RawBuilder<unknown> => {
  const { south, north, west, east } = boxAround(at, km);
  const [x, y, z] = onSphere(at);
  return sql`(${place}::integer, ${south}::float8, ${north}::float8, ${west}::float8, ${east}::float8,
    ${x}::float8, ${y}::float8, ${z}::float8, ${most}::integer)`;
};

/** The places as a table `spot`, with the box that holds all within so many km. */
export const spotTable = (spots: readonly Around[], km: number): RawBuilder<unknown> =>
  sql`(values ${sql.join(spots.map((spot, place) => spotRow(spot, place, km)))})
    spot (place, south, north, west, east, x, y, z, most)`;

/** Minus the cosine of the angle between a load and a place: it sorts as the distance does. */
export const far = sql<number>`-(from_x * spot.x + from_y * spot.y + from_z * spot.z)`;
export const isNear = (km: number) => sql<boolean>`${far} <= ${-Math.cos(km / earthRadiusKm)}::float8`;

/** Whether a truck at the spot fits the load. */
export const fits = (spots: readonly Spot[]): RawBuilder<boolean> =>
  sql<boolean>`case spot.place ${sql.join(
    spots.map(({ trucks }, place) => sql`when ${sql.lit(place)} then ${fittingLoads(trucks)}`),
    sql` `,
  )} end`;
