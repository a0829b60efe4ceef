import type { Transaction } from 'kysely';
import { invitationStatusesOf } from '../invitations/invitationStatusesOf.ts';
import { photosOf } from '../papers/photosOf.ts';
import type { Tables } from '../Tables.ts';
import { toDriverAnswer } from './toDriverAnswer.ts';
import type { DriverRow } from './DriverRow.ts';

/** The answers for a list of drivers. Loads photos, vehicles and invitation statuses in three queries. */
export async function toDriverAnswers(tx: Transaction<Tables>, rows: readonly DriverRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const photos = await photosOf(tx, 'driver', ids);
  const vehicles = await vehiclesOf(tx, rows);
  const invitationStatuses = await invitationStatusesOf(tx, ids, now);
  return rows.map((row) => {
    const vehicle = vehicles.find(({ id }) => id === row.current_vehicle_id);
    const invitationStatus = invitationStatuses.get(row.id);
    return toDriverAnswer(row, { photo: photos.get(row.id), vehicle, invitationStatus }, now);
  });
}

async function vehiclesOf(tx: Transaction<Tables>, rows: readonly DriverRow[]) {
  const ids = rows.flatMap(({ current_vehicle_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return [];
  return tx.selectFrom('vehicle').select(['id', 'fleet_no as fleetNo', 'plate']).where('id', 'in', ids).execute();
}
