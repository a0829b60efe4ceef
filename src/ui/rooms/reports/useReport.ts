import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Reports } from '../../../application/reports/Reports.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { questionOf, type ReportView, readReportView, writeReportView } from '../../../domain/report/reportView.ts';
import { useReading } from '../../shared/useReading.ts';
import { useToday } from '../../shared/useToday.ts';

/** A report as the address asks for it, and a way to ask otherwise. */
export const useReport = (name: ReportKey) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const view = useMemo(() => readReportView(name, search), [name, search]);
  const question = questionOf(name, view, today);
  const found = useReading({
    port: Reports,
    key: ['reports', name, question],
    read: (reports, signal) => reports.read(name, question, signal),
    keepsPrevious: true,
    large: true,
  });
  /** Any change begins at the first page of rows, but one of the page. */
  const show = useCallback(
    (change: Partial<ReportView>): void => {
      void navigate(
        { pathname, search: writeReportView(name, { ...view, page: 0, ...change }) },
        { preventScrollReset: true },
      );
    },
    [name, navigate, pathname, view],
  );
  /** The query of a view with a change, for links. */
  const linkTo = (change: Partial<ReportView>): string => {
    const query = writeReportView(name, { ...view, page: 0, ...change });
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return { view, question, found, show, linkTo };
};
