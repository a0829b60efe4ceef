import { useState } from 'react';
import { PaperRegister } from '../../../application/papers/PaperRegister.ts';
import type { Paper } from '../../../domain/paper/Paper.ts';
import { paperListSpec } from '../../../domain/paper/paperListSpec.ts';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { TickIcon } from '../../components/TickIcon.tsx';
import { useListKeys } from '../../shared/lists/useListKeys.ts';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { RenewDialog } from './RenewDialog.tsx';
import { usePaperColumns } from './usePaperColumns.tsx';
import { usePaperTexts } from './usePaperTexts.ts';

/** The papers that need action, each linked to where it is fixed. */
export const PapersRoom = () => {
  const papers = usePaperTexts();
  const { photo: _photo, ...types } = useAdminTexts().documents.type;
  useListKeys({});
  const [renewed, setRenewed] = useState<Paper>();
  return (
    <>
      <RecordListPage
        list={useRecordList({ port: PaperRegister, list: 'papers', spec: paperListSpec })}
        heading={{ title: papers.title, views: papers.views }}
        find={{
          search: papers.search,
          filters: [
            { name: 'status', label: papers.standing, words: papers.statuses },
            { name: 'road', label: papers.road, words: papers.roads },
            { name: 'subject', label: papers.whose, words: papers.subject },
            { name: 'ends', label: papers.ends, words: papers.endsWords },
            { name: 'type', label: papers.paper, words: types },
          ],
        }}
        table={{ columns: usePaperColumns(setRenewed), rowKey: ({ subjectId, type }) => `${subjectId} ${type}` }}
        empty={<EmptyState icon={<TickIcon />} title={papers.allGood} text={papers.allGoodText} />}
      />
      {renewed && <RenewDialog paper={renewed} onClose={() => setRenewed(undefined)} />}
    </>
  );
};
