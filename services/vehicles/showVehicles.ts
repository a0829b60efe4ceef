import type { Transaction } from 'kysely';
import { photosOf } from '../papers/photosOf.ts';
import type { Tables } from '../Tables.ts';
import { vehicleOnTheWire } from './vehicleOnTheWire.ts';
import type { VehicleRow } from './VehicleRow.ts';

/** Vehicles with their photos, however many, in one more query. */
export async function showVehicles(tx: Transaction<Tables>, rows: readonly VehicleRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const photos = await photosOf(tx, 'vehicle', ids);
  return rows.map((row) => vehicleOnTheWire(row, photos.get(row.id), now));
}
