import type * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { stale } from '../web/stale.ts';
import { type couplingBody, pulled } from '../coupling/coupling.ts';
import { findVehicle } from './findVehicle.ts';
import type { VehicleRow } from './VehicleTable.ts';

const trailerProblem = (puller: VehicleRow, trailer: VehicleRow | undefined) => {
  if (trailer === undefined) return 'noVehicleOfOurs';
  if (trailer.status === 'retired' || puller.status === 'retired') return 'vehicleRetired';
  return pulled[puller.kind].includes(trailer.kind) ? undefined : 'notPulled';
};

/**
 * Couples a trailer to a vehicle, or uncouples it (null). Refuses with 422 what the vehicle cannot pull and a trailer that is behind another
 * vehicle, and with 409 a stale version.
 */
export const coupleTrailer = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  { trailerId, version }: v.InferOutput<typeof couplingBody>,
) =>
  inCompany(db, companyId, userId, async (tx) => {
    const now = clock.now();
    const ids = trailerId === null ? [id] : [id, trailerId];
    // In one order, so that two couplings at once do not wait for each other.
    const rows = await tx.selectFrom('vehicle').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
    const puller = rows.find((row) => row.id === id);
    if (!puller) throw notFound();
    if (puller.version !== version) throw stale();
    if (trailerId !== null) {
      const problem = trailerProblem(
        puller,
        rows.find((row) => row.id === trailerId),
      );
      if (problem) throw refusedFields([refusedField('trailerId', problem)]);
    }
    await tx
      .updateTable('vehicle')
      .set({ trailer_id: trailerId, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    return findVehicle(tx, id, now);
  }).catch((error: unknown) => {
    throw uniqueViolation(error) === 'vehicle_trailer'
      ? refusedFields([refusedField('trailerId', 'trailerTaken')])
      : error;
  });
