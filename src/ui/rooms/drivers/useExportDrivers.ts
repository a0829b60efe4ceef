import type { ListExport } from '../../../application/shared/exportList.ts';
import { ListDrivers } from '../../../application/drivers/listDrivers.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useExportList } from '../../shared/useExportList.ts';
import type { Task } from '../../shared/useTask.ts';

/** Saves the drivers of a view as CSV, those of every page. */
export const useExportDrivers = (view: ListView): Task<Omit<ListExport<Driver>, 'load'>> => {
  const listDrivers = useInjection(ListDrivers);
  const task = useExportList<Driver>();
  return {
    ...task,
    run: (wanted) => task.run({ ...wanted, load: (paging, signal) => listDrivers({ ...view, ...paging }, signal) }),
  };
};
