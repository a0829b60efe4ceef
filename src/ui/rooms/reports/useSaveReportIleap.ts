import { SaveReportIleap } from '../../../application/reports/saveReportIleap.ts';
import type { ReportQuestion } from '../../../domain/report/Report.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { usePageTask } from './usePageTask.ts';

/** Saves what shipments of the days on the screen cause, in the form of iLEAP. */
export const useSaveReportIleap = (days: Pick<ReportQuestion, 'from' | 'to'>) => {
  const save = useInjection(SaveReportIleap);
  return usePageTask((signal) => save(days, signal));
};
