import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { recordHead } from '../fields/recordHead.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { compliances, complianceAt } from '../papers/Compliance.ts';
import { documentAnswer, type toDocumentAnswer } from '../papers/documentAnswer.ts';
import { photosOf } from '../papers/documentsOf.ts';
import type { Tables } from '../Tables.ts';
import { assignmentAnswer } from '../coupling/coupling.ts';
import { vehicleEntries, vehiclePause, vehicleStatuses } from './vehicleFields.ts';
import type { VehicleRow } from './VehicleTable.ts';

/** A vehicle in a list. */
export const vehicleAnswer = v.pipe(
  v.object({
    ...recordHead.answered,
    ...vehicleEntries.answered,
    temperatureC: v.nullable(v.object({ min: v.number(), max: v.number() })),
    status: v.picklist(vehicleStatuses),
    pause: vehiclePause.answers,
    compliance: v.picklist(compliances),
    photo: v.nullable(documentAnswer),
  }),
  v.metadata({ ref: 'Vehicle' }),
);

/** A vehicle with its documents and assignment. */
export const vehicleRecordAnswer = v.pipe(
  v.object({ ...vehicleAnswer.entries, documents: v.array(documentAnswer), assignment: assignmentAnswer }),
  v.metadata({ ref: 'VehicleRecord' }),
);

export const vehicleCountsAnswer = v.object({
  ...v.entriesFromList(vehicleStatuses, wholeNumber),
  /** Available, without trailers. */
  freeTrucks: wholeNumber,
});

/** Converts a row to the answer for a list. */
export const toVehicleAnswer = (row: VehicleRow, photo: ReturnType<typeof toDocumentAnswer> | undefined, now: Date) =>
  recordHead.before(row, {
    ...vehicleEntries.valuesOf(row),
    temperatureC:
      row.temperature_min === null || row.temperature_max === null
        ? null
        : { min: row.temperature_min, max: row.temperature_max },
    status: row.status,
    pause: vehiclePause.valueOf(row),
    compliance: complianceAt(row, now),
    photo: photo ?? null,
  });

/** The answers for a list of vehicles. Loads all photos in one query. */
export async function toVehicleAnswers(tx: Transaction<Tables>, rows: readonly VehicleRow[], now: Date) {
  const ids = rows.map((row) => row.id);
  const photos = await photosOf(tx, 'vehicle', ids);
  return rows.map((row) => toVehicleAnswer(row, photos.get(row.id), now));
}
