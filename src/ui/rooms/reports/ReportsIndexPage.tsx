import { reportsFor } from '../../../domain/report/reportTable.ts';
import { ListHeader } from '../../components/list/ListHeader.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { ReportSummary } from './ReportSummary.tsx';
import styles from './ReportsIndex.module.css';
import { useReportTexts } from './useReportTexts.ts';

/** The reports by the questions they answer, each with its figure of its usual period. */
export const ReportsIndexPage = () => {
  const { title, lead } = useReportTexts();
  const { audience } = useWorkplace().membership;
  return (
    <>
      <ListHeader title={title} />
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.reports}>
        {reportsFor(audience).map((name) => (
          <li key={name}>
            <ReportSummary name={name} />
          </li>
        ))}
      </ul>
    </>
  );
};
