import { Link } from 'react-router-dom';
import type { Paper } from '../../../domain/paper/Paper.ts';
import { fixPath } from '../../../domain/paper/fixPath.ts';
import type { Column } from '../../components/list/Column.ts';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { RowName } from '../../components/list/RowName.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { PaperDeadline } from './PaperDeadline.tsx';
import { usePaperTexts } from './usePaperTexts.ts';

/** Columns of the paper list. */
export const usePaperColumns = (): readonly Column<Paper>[] => {
  const papers = usePaperTexts();
  const { documents } = useAdminTexts();
  return [
    {
      key: 'subject',
      title: papers.whose,
      cell: (paper) => (
        <RowName
          caption={
            <>
              {papers.subject[paper.subject]}
              {paper.subjectPlate !== undefined && ` · ${paper.subjectPlate}`}
            </>
          }
        >
          <Link to={fixPath(paper)}>{paper.subjectName}</Link>
        </RowName>
      ),
    },
    { key: 'type', title: papers.paper, onCard: 'second', cell: ({ type }) => documents.type[type] },
    {
      key: 'status',
      title: papers.standing,
      onCard: 'firstEnd',
      cell: ({ status }) => <ComplianceBadge compliance={status} />,
    },
    {
      key: 'until',
      title: papers.until,
      onCard: 'third',
      cell: (paper) => paper.expiresOn && <PaperDeadline expiresOn={paper.expiresOn} />,
    },
  ];
};
