import { Link } from 'react-router-dom';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { CardFailure } from '../../components/CardFailure.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { ListHeader } from '../../components/list/ListHeader.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { GroupsCard } from './GroupsCard.tsx';
import { HeadlineCard } from './HeadlineCard.tsx';
import { IleapButton } from './IleapButton.tsx';
import { OutcomesCard } from './OutcomesCard.tsx';
import styles from './Report.module.css';
import { ReportTools } from './ReportTools.tsx';
import { RowsCard } from './RowsCard.tsx';
import { useComparison } from './useComparison.ts';
import { useReport } from './useReport.ts';
import { useReportTexts } from './useReportTexts.ts';
import { useSaveReport } from './useSaveReport.ts';
import { WeeksCard } from './WeeksCard.tsx';
import { WhyCard } from './WhyCard.tsx';

/** A report: its figures, what they leave out, week by week, who and where, and every row behind them. */
export const ReportPage = ({ name }: { readonly name: ReportKey }) => {
  const { all, reports, csv, empty } = useReportTexts();
  const { audience } = useWorkplace().membership;
  const { view, question, found, show, linkTo } = useReport(name);
  const saving = useSaveReport(name, question);
  const report = found.data;
  const { comparison, failure, retry } = useComparison(name, question, view.compare === 'before');
  /** Never beside the report of other days, which is shown while the one of these is read. */
  const beside = found.isPlaceholderData ? undefined : comparison;
  const isEmpty = report?.outcomes.length === 0;
  return (
    <>
      <Link className={styles.back} to="..">
        {all}
      </Link>
      <ListHeader title={reports[name].question(audience)}>
        {name === 'co2e' && <IleapButton question={question} />}
        <ToolButton label={csv} sign="export" busy={saving.pending} onClick={saving.run} />
      </ListHeader>
      <ReportTools name={name} view={view} question={question} onShow={show} />
      {!report && found.isError && <CardFailure failure={found.error} onRetry={() => void found.refetch()} />}
      {!report && !found.isError && <SkeletonCard facts={4} />}
      {isEmpty && <EmptyState icon={<RoomIcon room="reports" />} title={empty.title} text={empty.text} />}
      {report && !isEmpty && (
        <div className={styles.report} aria-busy={found.isPlaceholderData}>
          <div className={styles.top}>
            <HeadlineCard name={name} report={report} view={view} comparison={beside} />
            <OutcomesCard name={name} outcomes={report.outcomes} chosen={view.outcome} linkTo={linkTo} />
          </div>
          {failure && <CardFailure failure={failure} onRetry={retry} />}
          <WeeksCard name={name} report={report} days={question} comparison={beside} />
          {beside && <WhyCard report={report} comparison={beside} view={view} linkTo={linkTo} />}
          <GroupsCard name={name} report={report} view={view} comparison={beside} onShow={show} linkTo={linkTo} />
          <RowsCard
            name={name}
            report={report}
            view={view}
            outdated={found.isPlaceholderData}
            onShow={show}
            onSize={(size) => show({ size })}
          />
        </div>
      )}
    </>
  );
};
