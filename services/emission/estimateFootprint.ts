import { sql, type Transaction } from 'kysely';
import type { CargoLine } from '../freight/request/cargoField.ts';
import type { Tables } from '../Tables.ts';
import { bestFootprint, type TruckUnit } from './bestFootprint.ts';
import type { WithheldReason } from './Consignment.ts';
import { emptyKm } from './emptyKm.ts';
import type { FactorSet } from './FactorSet.ts';
import type { Footprint } from './Footprint.ts';
import { placedStops } from './placedStops.ts';

interface Place {
  readonly lat?: number | null;
  readonly lng?: number | null;
  readonly country?: string | null;
}

/** Goods that are to be carried. */
interface Task {
  readonly cargo: readonly CargoLine[];
  readonly stops: readonly { readonly place: Place | null }[];
  readonly km: number | null;
  readonly pickupAt: Date | null;
}

interface Thought {
  readonly carrierId: string;
  readonly vehicleId: string | null;
  readonly trailerId: string | null;
}

/** Vehicle and trailer, and where the vehicle comes from: the end of its last trip before. */
async function readTruck(tx: Transaction<Tables>, { carrierId, vehicleId, trailerId }: Thought, pickupAt: Date) {
  const { rows: units } = await sql<TruckUnit & { readonly id: string }>`
    select id, kind, body_type as "bodyType", fuel, gross_weight_kg as "grossWeightKg", payload_kg as "payloadKg"
    from vehicle where id in (${vehicleId}::uuid, ${trailerId}::uuid)`.execute(tx);
  const { rows: earlier } = await sql<{ readonly place: Place | null; readonly at: Date }>`
    select content #> '{stops,-1,place}' as place, ends_at as at from shipment
    where vehicle_id = ${vehicleId}::uuid and carrier_id = ${carrierId}::uuid and status <> 'cancelled'
      and ends_at <= ${pickupAt}::timestamptz
    order by ends_at desc limit 1`.execute(tx);
  const unitOf = (id: string | null): TruckUnit | null => {
    const found = units.find((unit) => unit.id === id);
    if (!found) return null;
    const { id: _, ...unit } = found;
    return unit;
  };
  const [last] = earlier;
  const [stop] = placedStops(last ? [last] : []);
  return {
    vehicle: unitOf(vehicleId),
    trailer: unitOf(trailerId),
    before: last && stop ? { stop, at: last.at } : null,
  };
}

/**
 * What carrying goods would cause with the truck a fleet thinks of, counting how far that comes empty if it is known; with any truck if
 * none is named. In a transaction of the fleet.
 */
export async function estimateFootprint(
  tx: Transaction<Tables>,
  { cargo, stops, km, pickupAt }: Task,
  thought: Thought,
  factors: FactorSet,
): Promise<Footprint | WithheldReason> {
  const placed = placedStops(stops);
  const { vehicle, trailer, before } =
    thought.vehicleId === null || !pickupAt
      ? { vehicle: null, trailer: null, before: null }
      : await readTruck(tx, thought, pickupAt);
  const empty = pickupAt && emptyKm(before, placed[0], pickupAt);
  return bestFootprint({ cargo, stops: placed, km: km ?? 0, vehicle, trailer, emptyKm: empty }, factors);
}
