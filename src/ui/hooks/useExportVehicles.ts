import type { CsvValue } from '../../domain/csv/csvOf.ts';
import { ListVehicles } from '../../application/useCases/listVehicles.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Vehicle } from '../../domain/vehicle/Vehicle.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useExportList } from './useExportList.ts';

interface VehicleExport {
  readonly name: string;
  readonly titles: readonly string[];
  readonly cells: (vehicle: Vehicle) => readonly CsvValue[];
}

/** Saves every vehicle a view has, on whichever page, as CSV. */
export const useExportVehicles = (view: ListView, wanted: VehicleExport) => {
  const listVehicles = useInjection(ListVehicles);
  const task = useExportList<Vehicle>();
  return {
    save: () => void task.run({ ...wanted, load: (paging, signal) => listVehicles({ ...view, ...paging }, signal) }),
    pending: task.pending,
  };
};
