import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Gazetteer } from '../gazetteer/Gazetteer.ts';
import type { Tables } from '../Tables.ts';
import { afterDelivery, type Delivery, deliveryColumns } from './afterDelivery.ts';
import { baseOf } from './baseOf.ts';
import type { FreePlace } from './FreePlace.ts';

interface Asked {
  readonly companyId: string;
  readonly vehicleIds: readonly string[];
  /** Of which shipments, beside those that are cancelled: a condition on rows of `shipment`. */
  readonly counts: RawBuilder<unknown>;
}

/**
 * Where each truck is after the last delivery of those that count, or at its base; null if neither is known. In a transaction of the
 * company.
 */
export async function lastDeliveries(
  tx: Transaction<Tables>,
  gazetteer: Gazetteer,
  { companyId, vehicleIds, counts }: Asked,
  now: Date,
): Promise<(vehicleId: string) => FreePlace | null> {
  const { rows } = await sql<Delivery & { readonly id: string }>`
    select truck as id, last.* from unnest(${sql.val(vehicleIds)}::uuid[]) truck cross join lateral (
      select ${deliveryColumns(now)} from shipment
      where carrier_id = ${companyId}::uuid and vehicle_id = truck and status <> 'cancelled' and ${counts}
      order by ends_at desc limit 1) last`.execute(tx);
  const last = new Map(rows.map((row) => [row.id, row]));
  const base = await baseOf(tx, gazetteer, companyId, now);
  const places = new Map(vehicleIds.map((id) => [id, afterDelivery(last.get(id), base, now)]));
  return (vehicleId) => places.get(vehicleId) ?? null;
}
