import type { ListExport } from '../../../application/shared/exportList.ts';
import { ListVehicles } from '../../../application/vehicles/listVehicles.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useExportList } from '../../shared/useExportList.ts';
import type { Task } from '../../shared/useTask.ts';

/** Saves the vehicles of a view as CSV, those of every page. */
export const useExportVehicles = (view: ListView): Task<Omit<ListExport<Vehicle>, 'load'>> => {
  const listVehicles = useInjection(ListVehicles);
  const task = useExportList<Vehicle>();
  return {
    ...task,
    run: (wanted) => task.run({ ...wanted, load: (paging, signal) => listVehicles({ ...view, ...paging }, signal) }),
  };
};
