import { useEffect, useRef } from 'react';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { ExportList, type ListExport } from '../../application/shared/exportList.ts';
import { numberFormat } from '../../domain/number/numberFormat.ts';
import { useInjection } from './injection/useInjection.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useLocale } from './useLocale.ts';
import { useTask } from './useTask.ts';

/**
 * Exports all rows of a list as CSV, and warns if there were too many. Aborted when the room unmounts, since after a
 * change of company the rows would be another company's.
 */
export const useExportList = <Row>() => {
  const exportList = useInjection(ExportList);
  const dialogs = useInjection(Dialogs);
  const { list } = useAdminTexts();
  const number = numberFormat(useLocale());
  const ending = useRef<AbortController>(null);
  useEffect(() => {
    const room = new AbortController();
    ending.current = room;
    return () => room.abort();
  }, []);
  return useTask<ListExport<Row>>(async (wanted) => {
    if (!ending.current) return;
    const { saved, isCut } = await exportList(wanted, ending.current.signal);
    if (isCut) await dialogs.alert(list.exportCut, list.exportCutText(number.format(saved)));
  });
};
