import { sql, type RawBuilder } from 'kysely';
import type { Capacity } from '../freight/verdict/capacityOf.ts';
import { type Availability, truckLimits, type TruckLimits } from '../freight/verdict/truckLimits.ts';
import type { Truck } from '../freight/verdict/Truck.ts';

const allOf = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`;
const oneOf = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

const upTo = (column: string, most: number | null, type = sql`float8`): readonly RawBuilder<boolean>[] =>
  most === null ? [] : [sql<boolean>`${sql.ref(column)} <= ${most}::${type}`];

const carriedBy = ({ payloadKg, volumeM3, loadingLengthM, pallets, temperatureC, ...has }: Capacity) => [
  ...upTo('payload_kg', payloadKg),
  ...upTo('volume_m3', volumeM3),
  ...upTo('loading_m', loadingLengthM),
  ...upTo('pallets', pallets, sql`integer`),
  temperatureC
    ? sql<boolean>`(temperature_min is null
        or temperature_min >= ${temperatureC.min}::float8 and temperature_max <= ${temperatureC.max}::float8)`
    : sql<boolean>`temperature_min is null`,
  sql<boolean>`equipment_bits & ${has.equipment}::integer = equipment_bits`,
];

const within = (adr: boolean, { until, adrUntil, engagements }: Availability) =>
  allOf([
    sql<boolean>`papers_until <= ${until}::date`,
    adr
      ? sql<boolean>`(not needs_certificate or papers_until <= ${adrUntil}::date)`
      : sql<boolean>`not needs_certificate`,
    ...engagements.map(
      ({ from, to }) => sql<boolean>`(pickup_at >= ${to}::timestamptz or carried_until <= ${from}::timestamptz)`,
    ),
  ]);

const taken = ({ capacity, times }: TruckLimits) =>
  allOf([...carriedBy(capacity), oneOf(times.map((each) => within(capacity.adr, each)))]);

/** Bodies are asked about first and once: they rule out most loads. */
const takenBy = ([bodies, limits]: readonly [number, readonly TruckLimits[]]) =>
  sql<boolean>`(body_bits & ${bodies}::integer = ${bodies}::integer and ${oneOf(limits.map(taken))})`;

/** Loads that one of these trucks fits, by the verdict; also those from before the services noted what a load needs. */
export function fittingLoads(trucks: readonly Truck[]): RawBuilder<boolean> {
  const byBodies = new Map<number, TruckLimits[]>();
  for (const limits of truckLimits(trucks)) {
    const { bodies } = limits.capacity;
    byBodies.set(bodies, [...(byBodies.get(bodies) ?? []), limits]);
  }
  return byBodies.size === 0
    ? sql<boolean>`payload_kg is null`
    : sql<boolean>`(payload_kg is null or ${oneOf([...byBodies].map(takenBy))})`;
}
