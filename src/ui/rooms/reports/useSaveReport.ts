import { useEffect, useRef } from 'react';
import { SaveReport } from '../../../application/reports/saveReport.ts';
import type { ReportQuestion } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useTask } from '../../shared/useTask.ts';

/** Saves the report on the screen as CSV. Aborted when the page is left, since it may belong to another company then. */
export const useSaveReport = (key: ReportKey, question: ReportQuestion) => {
  const save = useInjection(SaveReport);
  const ending = useRef<AbortController>(null);
  useEffect(() => {
    const page = new AbortController();
    ending.current = page;
    return () => page.abort();
  }, []);
  const task = useTask(() => save(key, question, ending.current?.signal));
  return { run: (): void => void task.run(undefined), pending: task.pending };
};
