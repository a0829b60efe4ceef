import { SaveReport } from '../../../application/reports/saveReport.ts';
import type { ReportQuestion } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { usePageTask } from './usePageTask.ts';

/** Saves the report on the screen as CSV. */
export const useSaveReport = (key: ReportKey, question: ReportQuestion) => {
  const save = useInjection(SaveReport);
  return usePageTask((signal) => save(key, question, signal));
};
