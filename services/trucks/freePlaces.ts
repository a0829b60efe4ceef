import { sql, type Transaction } from 'kysely';
import type { Gazetteer } from '../gazetteer/Gazetteer.ts';
import type { Tables } from '../Tables.ts';
import { afterDelivery, type Delivery, deliveryColumns } from './afterDelivery.ts';
import { baseOf } from './baseOf.ts';
import type { FreePlace } from './FreePlace.ts';

interface Asked {
  readonly companyId: string;
  readonly vehicleIds: readonly string[];
  readonly before: Date;
  /** A shipment that does not count: it is the one that is planned. */
  readonly except: string | null;
}

/** Where each truck is free before some time: at its last delivery until then, or at its base. In a transaction of the company. */
export async function freePlaces(
  tx: Transaction<Tables>,
  gazetteer: Gazetteer,
  { companyId, vehicleIds, before, except }: Asked,
  now: Date,
): Promise<(vehicleId: string) => FreePlace | null> {
  const { rows } = await sql<Delivery & { readonly id: string }>`
    select truck as id, last.* from unnest(${sql.val(vehicleIds)}::uuid[]) truck cross join lateral (
      select ${deliveryColumns(now)} from shipment
      where carrier_id = ${companyId}::uuid and vehicle_id = truck and status <> 'cancelled'
        and id is distinct from ${except}::uuid and least(ends_at, delivered_at) <= ${before}::timestamptz
      order by ends_at desc limit 1) last`.execute(tx);
  const last = new Map(rows.map((row) => [row.id, row]));
  const base = await baseOf(tx, gazetteer, companyId, now);
  return (vehicleId) => afterDelivery(last.get(vehicleId), base, now);
}
