import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { vehicleFields } from '../../../domain/vehicle/vehicleFields.ts';
import { recordCsv } from '../../shared/record/recordCsv.ts';
import type { VehicleTexts } from './VehicleTexts.ts';
import type { AdminTexts } from '../../shared/texts/admin/AdminTexts.ts';

/** The vehicle list as a spreadsheet: every fact of the table, then its status and papers. */
export const vehicleCsv = (vehicles: VehicleTexts, texts: AdminTexts) => {
  const { list, field: labels, kind, bodyType, fuel, euroClass } = vehicles;
  const facts = recordCsv({ fields: vehicleFields, labels, words: { kind, bodyType, fuel, euroClass }, texts });
  return {
    name: list.fileName,
    titles: [...facts.titles, list.status, list.compliance],
    cells: (vehicle: Vehicle) => [
      ...facts.cells(vehicle),
      texts.vehicleStatus[vehicle.status],
      texts.documents.compliance[vehicle.compliance],
    ],
  };
};
