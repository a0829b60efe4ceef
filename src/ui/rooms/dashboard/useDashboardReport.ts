import { Reports } from '../../../application/reports/Reports.ts';
import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { questionOf, usualReport, writeReportView } from '../../../domain/report/reportView.ts';
import { useReading } from '../../shared/useReading.ts';
import { useToday } from '../../shared/useToday.ts';
import { useLatestWeeks } from './useLatestWeeks.ts';

/** One row is enough to show figures. */
const rows = 1;

interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** A report over some days as it is usual, its last weeks, and the path to it: to those days that the figure shown counts. */
export const useDashboardReport = (name: ReportKey, days: Days, shown = days) => {
  const view = { ...usualReport(name), ...days, period: undefined };
  const question = questionOf(name, { ...view, size: rows }, useToday());
  const { data, isError } = useReading({
    port: Reports,
    key: ['reports', name, question],
    read: (port, signal) => port.read(name, question, signal),
  });
  const weeks = useLatestWeeks(name, data !== undefined);
  return {
    report: data,
    weeks,
    isError,
    to: `${roomPath('reports')}/${name}?${writeReportView(name, { ...view, ...shown })}`,
  };
};
