import { Link } from 'react-router-dom';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Paper } from '../../../domain/paper/Paper.ts';
import { fixPath } from '../../../domain/paper/fixPath.ts';
import { Avatar } from '../../components/Avatar.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { timeText } from '../../components/papers/timeText.ts';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { IconDisc } from '../../components/IconDisc.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { usePapers } from '../../shared/usePapers.ts';
import { useToday } from '../../shared/useToday.ts';
import { PlaceholderRows } from './PlaceholderRows.tsx';
import styles from './DayRow.module.css';

const mostUrgent: ListView = { page: 0, size: 8, sort: 'urgency', q: '', filters: {} };

/** The most urgent papers, each linked to where it is fixed. */
export const UrgentRows = () => {
  const papers = usePapers(mostUrgent);
  if (papers.isPending) return <PlaceholderRows count={mostUrgent.size} isUrgent />;
  if (papers.isLoadingError) return <ReadFailure failure={papers.error} onRetry={() => void papers.refetch()} />;
  return (
    <ul className={styles.urgent}>
      {papers.data?.rows.map((paper) => (
        <UrgentRow key={`${paper.subjectId} ${paper.type}`} paper={paper} />
      ))}
    </ul>
  );
};

const UrgentRow = ({ paper }: { readonly paper: Paper }) => {
  const { documents } = useAdminTexts();
  const locale = useLocale();
  const today = useToday();
  const { subject, subjectName, subjectPlate, type, status, expiresOn } = paper;
  return (
    <li>
      <Link className={styles.row} to={fixPath(paper)}>
        {subject === 'driver' ? (
          <Avatar name={subjectName} />
        ) : (
          <IconDisc>
            <RoomIcon room="vehicles" />
          </IconDisc>
        )}
        <span className={styles.who}>
          <strong>
            {subjectName}
            {subjectPlate !== undefined && <small> · {subjectPlate}</small>}
          </strong>{' '}
          <span>
            {documents.type[type]}
            {expiresOn !== undefined && <span className={styles.when}> · {timeText(expiresOn, today, locale)}</span>}
          </span>
        </span>{' '}
        <ComplianceBadge compliance={status} />
      </Link>
    </li>
  );
};
