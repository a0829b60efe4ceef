import { sql, type Transaction } from 'kysely';
import { engaged } from '../drivers/engagements.ts';
import type { Tables } from '../Tables.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

type Crew = Pick<ShipmentRow, 'vehicle_id' | 'trailer_id' | 'driver_id'>;

const vehiclesOf = (crews: readonly Crew[]): readonly string[] => [
  ...new Set(crews.flatMap(({ vehicle_id, trailer_id }) => [vehicle_id, trailer_id]).filter((id) => id !== null)),
];

/** Holds vehicles, trailers and drivers of the transaction's carrier in one order, so that none is given to two shipments at once. */
export async function lockUnits(tx: Transaction<Tables>, crews: readonly Crew[]): Promise<void> {
  const vehicles = vehiclesOf(crews);
  const drivers = [...new Set(crews.map(({ driver_id }) => driver_id).filter((id) => id !== null))];
  if (vehicles.length > 0) {
    await tx.selectFrom('vehicle').select('id').where('id', 'in', vehicles).orderBy('id').forUpdate().execute();
  }
  if (drivers.length > 0) {
    await tx.selectFrom('driver').select('id').where('id', 'in', drivers).orderBy('id').forUpdate().execute();
  }
}

/**
 * Moves vehicles and trailers to what their shipments make them: in use on the road, assigned before, available after. What is off the road
 * by hand stays so. In a transaction of the carrier.
 */
export async function settleUnits(tx: Transaction<Tables>, crews: readonly Crew[], now: Date): Promise<void> {
  const ids = vehiclesOf(crews);
  if (ids.length === 0) return;
  await sql`
    update vehicle set status = settled.status, updated_at = ${now}::timestamptz, version = version + 1
    from (
      select unit, case when bool_or(shipment.status <> 'assigned') then 'in_use'
        when count(shipment.id) > 0 then 'assigned' else 'available' end as status
      from unnest(${sql.val(ids)}::uuid[]) unit left join shipment on (vehicle_id = unit or trailer_id = unit)
        and ${engaged}
      group by unit) settled
    where vehicle.id = settled.unit and vehicle.status in ('available', 'assigned', 'in_use')
      and vehicle.status <> settled.status`.execute(tx);
}
