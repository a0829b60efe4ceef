import { Reports } from '../../../application/reports/Reports.ts';
import type { ReportQuestion, ReportRow } from '../../../domain/report/Report.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { useExportList } from '../../shared/useExportList.ts';
import { outcomeName } from './outcomeName.ts';
import { useReportTexts } from './useReportTexts.ts';

/** Exports the rows behind the figures on the screen as CSV, those left out too. */
export const useExportReport = (question: ReportQuestion) => {
  const reports = useInjection(Reports);
  const { csv, outcomes } = useReportTexts();
  const { audience } = useWorkplace().membership;
  const task = useExportList<ReportRow>();
  const run = (): void =>
    void task.run({
      name: `on-time-${question.from}-${question.to}`,
      titles: [
        csv.reference,
        csv.stop,
        csv.type,
        csv.place,
        csv.party[audience],
        csv.lane,
        csv.due,
        csv.came,
        csv.zone,
        csv.minutes,
        csv.outcome,
      ],
      cells: (row) => [
        row.reference,
        row.stop + 1,
        row.type,
        row.place,
        row.party,
        row.lane,
        row.due,
        row.at,
        row.timeZone,
        row.minutes,
        outcomeName(outcomes.names, row.outcome),
      ],
      load: (paging, signal) => reports.read('on_time', { ...question, ...paging }, signal),
    });
  return { run, pending: task.pending };
};
