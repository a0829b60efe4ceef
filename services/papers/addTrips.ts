import { sql, type RawBuilder, type Transaction } from 'kysely';
import { dayOf } from '../clock/dayOf.ts';
import type { Tables } from '../Tables.ts';

/** What carries something, or is about to; as in the indexes `shipment_…_engaged`. */
const isEngaged = sql<boolean>`status in ('assigned', 'dispatched', 'at_pickup', 'in_transit', 'at_delivery')`;

const tripOf = (column: 'vehicle_id' | 'trailer_id' | 'driver_id'): RawBuilder<unknown> =>
  sql`select from shipment where ${sql.ref(column)} = paper.subject_id and ${isEngaged}
    and (ends_at at time zone 'UTC')::date > paper.expires_on`;

/** Whether a paper ends before a trip does, by days in UTC. */
export const endsBeforeTrip = sql<boolean>`((subject = 'vehicle'
    and (exists (${tripOf('vehicle_id')}) or exists (${tripOf('trailer_id')})))
  or (subject = 'driver' and exists (${tripOf('driver_id')})))`;

interface Paper {
  readonly subjectId: string;
  readonly expiresOn: string | null;
}

/** Adds to each paper the first trip of its vehicle or driver that ends after it does; null if none. */
export async function addTrips<Row extends Paper>(tx: Transaction<Tables>, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap(({ subjectId, expiresOn }) => (expiresOn === null ? [] : [subjectId])))];
  const trips = ids.length === 0 ? new Map<string, readonly Trip[]>() : await tripsOf(tx, ids);
  return rows.map((row) => {
    const { subjectId, expiresOn } = row;
    const trip = expiresOn === null ? undefined : trips.get(subjectId)?.find(({ endsAt }) => dayOf(endsAt) > expiresOn);
    return { ...row, trip: trip ?? null };
  });
}

interface Trip {
  readonly id: string;
  readonly reference: string;
  readonly endsAt: Date;
}

/** The trips of vehicles and drivers by their ids, those that end first in front. */
async function tripsOf(tx: Transaction<Tables>, ids: readonly string[]): Promise<Map<string, readonly Trip[]>> {
  const rows = await tx
    .selectFrom('shipment')
    .select(['id', 'reference', 'ends_at as endsAt', 'vehicle_id', 'trailer_id', 'driver_id'])
    .where(isEngaged)
    .where((is) =>
      is.or((['vehicle_id', 'trailer_id', 'driver_id'] as const).map((column) => is(column, 'in', [...ids]))),
    )
    .orderBy('ends_at')
    .orderBy('id')
    .execute();
  const trips = new Map<string, Trip[]>();
  for (const { vehicle_id: vehicle, trailer_id: trailer, driver_id: driver, ...trip } of rows) {
    for (const of of [vehicle, trailer, driver]) {
      const known = of === null ? undefined : trips.get(of);
      if (known) known.push(trip);
      else if (of !== null) trips.set(of, [trip]);
    }
  }
  return trips;
}
