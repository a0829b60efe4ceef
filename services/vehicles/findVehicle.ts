import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { documentsOf } from '../papers/documentsOf.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { stale } from '../web/stale.ts';
import { assignmentOf } from '../coupling/coupling.ts';
import { toVehicleAnswers } from './vehicleAnswers.ts';
import type { VehicleRow } from './VehicleTable.ts';

/** The answer for one vehicle of the transaction's company, with documents and assignment. */
export async function findVehicle(tx: Transaction<Tables>, id: string, now: Date) {
  const rows = await tx.selectFrom('vehicle').selectAll().where('id', '=', id).execute();
  const [row] = rows;
  const [vehicle] = await toVehicleAnswers(tx, rows, now);
  if (!row || !vehicle) throw notFound();
  const documents = await documentsOf(tx, { kind: 'vehicle', id });
  return { ...vehicle, documents, assignment: await assignmentOf(tx, row) };
}

/** `findVehicle` in a transaction of its own. */
export const readVehicle = ({ db, clock }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, (tx) => findVehicle(tx, id, clock.now()));

/**
 * Locks a vehicle of the transaction's company until the transaction ends. If `version` is given, refuses a stale version with
 * 409.
 */
export async function lockVehicle(tx: Transaction<Tables>, id: string, version?: number): Promise<VehicleRow> {
  const row = await tx.selectFrom('vehicle').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version) throw stale();
  return row;
}
