import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { recordHead } from '../fields/recordHead.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { invitationAnswer } from '../invitations/invitationAnswer.ts';
import { type InvitationStatus, invitationStatuses } from '../invitations/InvitationStatus.ts';
import { invitationStatusesOf } from '../invitations/invitationsOfDriver.ts';
import { compliances, complianceAt } from '../papers/Compliance.ts';
import { documentAnswer, type toDocumentAnswer } from '../papers/documentAnswer.ts';
import { photosOf } from '../papers/documentsOf.ts';
import type { Tables } from '../Tables.ts';
import { driverEntries, driverPause, driverStatuses } from './driverFields.ts';
import type { DriverRow } from './DriverTable.ts';
import { heldPapers } from './heldPapers.ts';
import { answeredLicence } from './licence.ts';

/** A driver in a list. */
export const driverAnswer = v.pipe(
  v.object({
    ...recordHead.answered,
    ...driverEntries.answered,
    licence: v.nullable(answeredLicence),
    status: v.picklist(driverStatuses),
    pause: driverPause.answers,
    compliance: v.picklist(compliances),
    photo: v.nullable(documentAnswer),
    currentVehicle: v.nullable(v.object({ id: idAnswer, fleetNo: v.string(), plate: v.string() })),
    /** Of the accepted invitation, else the newest. */
    invitationStatus: v.nullable(v.picklist(invitationStatuses)),
  }),
  v.metadata({ ref: 'Driver' }),
);

/** A driver with documents and current invitation. */
export const driverRecordAnswer = v.pipe(
  v.object({
    ...driverAnswer.entries,
    documents: v.array(documentAnswer),
    invitation: v.nullable(invitationAnswer),
  }),
  v.metadata({ ref: 'DriverRecord' }),
);

export const driverCountsAnswer = v.object(v.entriesFromList(driverStatuses, wholeNumber));

interface Related {
  readonly photo: ReturnType<typeof toDocumentAnswer> | undefined;
  readonly vehicle: { readonly id: string; readonly fleetNo: string; readonly plate: string } | undefined;
  readonly invitationStatus: InvitationStatus | undefined;
}

/** Converts a row to the answer for a list. */
export const toDriverAnswer = (row: DriverRow, { photo, vehicle, invitationStatus }: Related, now: Date) =>
  recordHead.before(row, {
    ...driverEntries.valuesOf(row),
    ...heldPapers(row),
    status: row.status,
    pause: driverPause.valueOf(row),
    compliance: complianceAt(row, now),
    photo: photo ?? null,
    currentVehicle: vehicle ?? null,
    invitationStatus: invitationStatus ?? null,
  });

/** The answers for a list of drivers. Loads photos, vehicles and invitation statuses in three queries. */
export async function toDriverAnswers(tx: Transaction<Tables>, rows: readonly DriverRow[], now: Date) {
  const ids = rows.map((row) => row.id);
  const photos = await photosOf(tx, 'driver', ids);
  const vehicles = await vehiclesOf(tx, rows);
  const invitationStatusOf = await invitationStatusesOf(tx, ids, now);
  return rows.map((row) => {
    const vehicle = vehicles.find((each) => each.id === row.current_vehicle_id);
    const invitationStatus = invitationStatusOf.get(row.id);
    return toDriverAnswer(row, { photo: photos.get(row.id), vehicle, invitationStatus }, now);
  });
}

async function vehiclesOf(tx: Transaction<Tables>, rows: readonly DriverRow[]) {
  const ids = rows.flatMap((row) => (row.current_vehicle_id === null ? [] : [row.current_vehicle_id]));
  if (ids.length === 0) return [];
  return tx.selectFrom('vehicle').select(['id', 'fleet_no as fleetNo', 'plate']).where('id', 'in', ids).execute();
}
