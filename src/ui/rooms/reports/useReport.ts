import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Reports } from '../../../application/reports/Reports.ts';
import { questionOf, type ReportView, readReportView, writeReportView } from '../../../domain/report/reportView.ts';
import { useReading } from '../../shared/useReading.ts';
import { useToday } from '../../shared/useToday.ts';

/** The report that the address asks for, and a way to ask for another. */
export const useReport = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const view = useMemo(() => readReportView(search), [search]);
  const question = questionOf(view, today);
  const found = useReading({
    port: Reports,
    key: ['reports', 'on_time', question],
    read: (reports, signal) => reports.read('on_time', question, signal),
    keepsPrevious: true,
    large: true,
  });
  /** Any change begins at the first page of rows, but one of the page. */
  const show = useCallback(
    (change: Partial<ReportView>): void => {
      void navigate(
        { pathname, search: writeReportView({ ...view, page: 0, ...change }) },
        { preventScrollReset: true },
      );
    },
    [navigate, pathname, view],
  );
  /** The query of a view with a change, for links. */
  const linkTo = (change: Partial<ReportView>): string => {
    const query = writeReportView({ ...view, page: 0, ...change });
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return { view, question, found, show, linkTo };
};
