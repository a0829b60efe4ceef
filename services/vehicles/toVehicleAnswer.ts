import { complianceAt } from '../papers/complianceAt.ts';
import type { toDocumentAnswer } from '../papers/toDocumentAnswer.ts';
import { vehicleEntries } from './vehicleFields.ts';
import type { VehicleRow } from './VehicleRow.ts';

/** Converts a row to the answer for a list. */
export const toVehicleAnswer = (
  row: VehicleRow,
  photo: ReturnType<typeof toDocumentAnswer> | undefined,
  now: Date,
) => ({
  id: row.id,
  companyId: row.company_id,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  ...vehicleEntries.valuesOf(row),
  temperatureC:
    row.temperature_min === null || row.temperature_max === null
      ? null
      : { min: row.temperature_min, max: row.temperature_max },
  status: row.status,
  compliance: complianceAt(row, now),
  photo: photo ?? null,
});
