import type { CsvValue } from '../../../domain/csv/csvOf.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { draftOfVehicle } from '../../../domain/vehicle/draftOfVehicle.ts';
import type { AdminTexts } from '../../shared/texts/admin/AdminTexts.ts';

const facts = [
  'fleetNo',
  'plate',
  'plateCountry',
  'vin',
  'make',
  'model',
  'year',
  'payloadKg',
  'grossWeightKg',
  'volumeM3',
  'palletPositions',
  'temperatureC.min',
  'temperatureC.max',
  'odometerKm',
] as const;

/** The vehicle list as a spreadsheet: every fact, numbers plain, choices in words. */
export const vehicleCsv = ({ vehicles, documents }: Pick<AdminTexts, 'vehicles' | 'documents'>) => {
  const { field, list } = vehicles;
  return {
    name: list.fileName,
    titles: [
      ...facts.map((name) => field[name]),
      field.kind,
      field.bodyType,
      field.fuel,
      field.euroClass,
      field.adr,
      list.status,
      list.compliance,
    ],
    cells: (vehicle: Vehicle): readonly CsvValue[] => {
      const draft = draftOfVehicle(vehicle);
      return [
        ...facts.map((name) => draft[name]),
        vehicles.kind[vehicle.kind],
        vehicles.bodyType[vehicle.bodyType],
        vehicles.fuel[vehicle.fuel],
        vehicle.euroClass && vehicles.euroClass[vehicle.euroClass],
        vehicle.adr ? list.yes : list.no,
        vehicles.status[vehicle.status],
        documents.compliance[vehicle.compliance],
      ];
    },
  };
};
