import { Link } from 'react-router-dom';
import type { Paper } from '../../../domain/paper/Paper.ts';
import { fixPath } from '../../../domain/paper/fixPath.ts';
import type { Column } from '../../components/list/Column.ts';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { Button } from '../../components/Button.tsx';
import { RowName } from '../../components/list/RowName.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { PaperDeadline } from './PaperDeadline.tsx';
import { usePaperTexts } from './usePaperTexts.ts';

/** Columns of the paper list. */
export const usePaperColumns = (onRenew: (paper: Paper) => void): readonly Column<Paper>[] => {
  const papers = usePaperTexts();
  const { documents } = useAdminTexts();
  const writes = mayWrite(useWorkplace().membership.role);
  const columns: readonly Column<Paper>[] = [
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
  const act: Column<Paper> = {
    key: 'act',
    title: papers.act,
    onCard: 'thirdEnd',
    cell: (paper) => {
      const words = paper.status === 'missing' ? papers.add : papers.renew;
      return (
        <Button
          variant="secondary"
          aria-label={words.name(documents.type[paper.type], paper.subjectName)}
          onClick={() => onRenew(paper)}
        >
          {words.label}
        </Button>
      );
    },
  };
  return writes ? [...columns, act] : columns;
};
