import { sql, type Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Gazetteer } from '../gazetteer/Gazetteer.ts';
import type { Tables } from '../Tables.ts';
import { afterDelivery, type Delivery, deliveryColumns, restsAfter } from './afterDelivery.ts';
import { baseOf } from './baseOf.ts';
import type { FreePlace } from './FreePlace.ts';

/** Where a truck is free between its trips; null if neither delivery nor base is known. */
export interface Whereabouts {
  /** Once it has delivered what it carries now. */
  readonly now: FreePlace | null;
  /** At its last delivery until then, as `freePlaces` says of many trucks. */
  readonly before: (time: Date) => FreePlace | null;
}

interface Trip extends Delivery {
  /** By when it counts as over. */
  readonly over: Date;
  readonly isBegun: boolean;
}

/** Reads the trips of one truck, to say at once where it is free before many loads. In a transaction of the company. */
export async function whereabouts(
  tx: Transaction<Tables>,
  gazetteer: Gazetteer,
  { companyId, vehicleId }: { readonly companyId: string; readonly vehicleId: string },
  now: Date,
): Promise<Whereabouts> {
  const trips = sql`
    select ends_at, ${deliveryColumns(now)}, least(ends_at, delivered_at) as over,
      status <> 'assigned' or pickup_at <= ${now}::timestamptz as "isBegun"
    from shipment where carrier_id = ${companyId}::uuid and vehicle_id = ${vehicleId}::uuid and status <> 'cancelled'`;
  const since = sql`${addMilliseconds(now, -restsAfter)}::timestamptz`;
  const { rows } = await sql<Trip>`
    (${trips} and ends_at > ${since}) union all (${trips} and ends_at <= ${since} order by ends_at desc limit 1)
    order by ends_at`.execute(tx);
  const base = await baseOf(tx, gazetteer, companyId, now);
  const after = (is: (trip: Trip) => boolean) => afterDelivery(rows.findLast(is), base, now);
  return { now: after(({ isBegun }) => isBegun), before: (time) => after(({ over }) => over <= time) };
}
