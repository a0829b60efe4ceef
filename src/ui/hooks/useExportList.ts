import { ExportList, type ListExport } from '../../application/useCases/exportList.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useTask } from './useTask.ts';

/** Saves a list as CSV, with every row its view has. */
export const useExportList = <Row>() => {
  const exportList = useInjection(ExportList);
  return useTask<ListExport<Row>>((wanted) => exportList(wanted));
};
