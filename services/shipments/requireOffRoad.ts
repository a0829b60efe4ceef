import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { onTheRoad } from './onTheRoad.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

/** Refuses with 409 to send a truck or a driver off that is still on the road with another shipment, under `lockUnits`. */
export async function requireOffRoad(
  tx: Transaction<Tables>,
  { id, vehicle_id, trailer_id, driver_id }: Pick<ShipmentRow, 'id' | 'vehicle_id' | 'trailer_id' | 'driver_id'>,
): Promise<void> {
  const { rows } = await sql<{ reference: string; who: string | null }>`
    select reference, case when driver_id = ${driver_id}::uuid then driver_name
      when vehicle_id = ${vehicle_id}::uuid then plate else trailer_plate end as who
    from shipment where id <> ${id}::uuid and ${onTheRoad}
      and (vehicle_id = ${vehicle_id}::uuid or trailer_id = ${trailer_id}::uuid or driver_id = ${driver_id}::uuid)
    limit 1`.execute(tx);
  const [other] = rows;
  if (other) {
    const message = `${other.who ?? 'Truck or driver'} is still on the road with ${other.reference}.`;
    throw new Refusal(409, message, { reason: 'on_the_road' });
  }
}
