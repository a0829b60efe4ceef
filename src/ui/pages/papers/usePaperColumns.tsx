import { Link } from 'react-router-dom';
import type { Paper } from '../../../domain/paper/Paper.ts';
import { remedyPath } from '../../../domain/paper/remedyPath.ts';
import type { Column } from '../../components/list/Column.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { PaperBadge } from './PaperBadge.tsx';
import { PaperDeadline } from './PaperDeadline.tsx';
import styles from './PapersRoom.module.css';

/** Whose paper, which one, how it stands and until when. */
export const usePaperColumns = (): readonly Column<Paper>[] => {
  const { papers, documents } = useAdminTexts();
  return [
    {
      key: 'subject',
      title: papers.whose,
      cell: (paper) => (
        <Link className={styles.subject} to={remedyPath(paper)}>
          <span className={styles.name}>{paper.subjectName}</span>{' '}
          <span className={styles.which}>
            {papers.subject[paper.subject]}
            {paper.subjectPlate !== undefined && ` · ${paper.subjectPlate}`}
          </span>
        </Link>
      ),
    },
    { key: 'type', title: papers.paper, cell: ({ type }) => documents.type[type] },
    { key: 'status', title: papers.standing, cell: ({ status }) => <PaperBadge status={status} /> },
    { key: 'until', title: papers.until, cell: (paper) => <PaperDeadline paper={paper} /> },
  ];
};
