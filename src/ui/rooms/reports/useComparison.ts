import { Reports } from '../../../application/reports/Reports.ts';
import { daysBefore } from '../../../domain/report/daysBefore.ts';
import type { ReportQuestion } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { useReading } from '../../shared/useReading.ts';

/** A report over the same weekdays before, if it is wanted. Its rows are not. */
export const useComparison = (name: ReportKey, question: ReportQuestion, isWanted: boolean) => {
  const { weeks, ...days } = daysBefore(question);
  const earlier = { ...question, ...days, outcome: undefined, group: undefined, page: 0, size: 1 };
  const { data, error, refetch } = useReading({
    port: Reports,
    key: ['reports', name, earlier],
    read: isWanted ? (reports, signal) => reports.read(name, earlier, signal) : undefined,
    large: true,
  });
  return {
    comparison: isWanted && data ? { report: data, ...days, weeks } : undefined,
    failure: isWanted && !data ? error : null,
    retry: () => void refetch(),
  };
};
