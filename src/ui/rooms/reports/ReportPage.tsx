import { CardFailure } from '../../components/CardFailure.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { ListHeader } from '../../components/list/ListHeader.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { GroupsCard } from './GroupsCard.tsx';
import { HeadlineCard } from './HeadlineCard.tsx';
import { OutcomesCard } from './OutcomesCard.tsx';
import styles from './Report.module.css';
import { ReportTools } from './ReportTools.tsx';
import { StopsCard } from './StopsCard.tsx';
import { useReport } from './useReport.ts';
import { useReportTexts } from './useReportTexts.ts';
import { useSaveReport } from './useSaveReport.ts';

/** How punctual trucks were: the figure, what it leaves out, who and where, and every stop behind it. */
export const ReportPage = () => {
  const { title, onTime, csv, empty } = useReportTexts();
  const { view, question, found, show, linkTo } = useReport();
  const saving = useSaveReport('on_time', question);
  const report = found.data;
  const isEmpty = report?.outcomes.length === 0;
  return (
    <>
      <ListHeader title={title}>
        <ToolButton label={csv} sign="export" busy={saving.pending} onClick={saving.run} />
      </ListHeader>
      <p className={styles.question}>{onTime.title}</p>
      <ReportTools view={view} question={question} onShow={show} />
      {!report && found.isError && <CardFailure failure={found.error} onRetry={() => void found.refetch()} />}
      {!report && !found.isError && <SkeletonCard facts={4} />}
      {isEmpty && <EmptyState icon={<RoomIcon room="reports" />} title={empty.title} text={empty.text} />}
      {report && !isEmpty && (
        <div className={styles.report} aria-busy={found.isPlaceholderData}>
          <div className={styles.top}>
            <HeadlineCard report={report} view={view} />
            <OutcomesCard outcomes={report.outcomes} chosen={view.outcome} linkTo={linkTo} />
          </div>
          <GroupsCard report={report} view={view} onShow={show} linkTo={linkTo} />
          <StopsCard
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
