import type { Transaction } from 'kysely';
import { photosOf } from '../papers/photosOf.ts';
import type { Tables } from '../Tables.ts';
import { toVehicleAnswer } from './toVehicleAnswer.ts';
import type { VehicleRow } from './VehicleRow.ts';

/** The answers for a list of vehicles. Loads all photos in one query. */
export async function toVehicleAnswers(tx: Transaction<Tables>, rows: readonly VehicleRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const photos = await photosOf(tx, 'vehicle', ids);
  return rows.map((row) => toVehicleAnswer(row, photos.get(row.id), now));
}
