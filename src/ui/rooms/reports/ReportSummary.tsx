import { Link } from 'react-router-dom';
import { Reports } from '../../../application/reports/Reports.ts';
import { isFew } from '../../../domain/report/isFew.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { questionOf, usualReport } from '../../../domain/report/reportView.ts';
import { useReading } from '../../shared/useReading.ts';
import { useToday } from '../../shared/useToday.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { Heading } from '../../components/Heading.tsx';
import { HeadlineFigure } from './HeadlineFigure.tsx';
import { reportCases } from './reportCases.ts';
import styles from './ReportsIndex.module.css';
import { useReportTexts } from './useReportTexts.ts';

/** One row is enough to show the headline. */
const rows = 1;

/** A report by its question, with its headline once that is known. */
export const ReportSummary = ({ name }: { readonly name: ReportKey }) => {
  const { reports, unread, few, tools } = useReportTexts();
  const usual = usualReport(name);
  const { audience } = useWorkplace().membership;
  const question = questionOf(name, { ...usual, size: rows }, useToday());
  const { data, isError } = useReading({
    port: Reports,
    key: ['reports', name, question],
    read: (port, signal) => port.read(name, question, signal),
  });
  const words = reports[name];
  const [figure] = data?.figures ?? [];
  return (
    <article className={styles.report}>
      <Heading below={1}>
        <Link to={name}>{words.question(audience)}</Link>
      </Heading>
      <p className={styles.name}>
        {words.figure(usual.grace)}
        {usual.period && ` · ${tools.periods[usual.period]}`}
      </p>
      <div className={styles.figure} aria-busy={!data && !isError}>
        {figure && <HeadlineFigure name={name} figure={figure} />}
        {figure && isFew(figure) && <p className={styles.few}>{few(reportCases[name])}</p>}
        {isError && <p>{unread}</p>}
      </div>
    </article>
  );
};
