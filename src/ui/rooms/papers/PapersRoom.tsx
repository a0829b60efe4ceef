import { PaperRegister } from '../../../application/papers/PaperRegister.ts';
import { paperListSpec } from '../../../domain/paper/paperListSpec.ts';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { TickIcon } from '../../components/TickIcon.tsx';
import { useListKeys } from '../../shared/lists/useListKeys.ts';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { usePaperColumns } from './usePaperColumns.tsx';
import { usePaperTexts } from './usePaperTexts.ts';

/** The papers that need action, each linked to where it is fixed. */
export const PapersRoom = () => {
  const papers = usePaperTexts();
  useListKeys({});
  return (
    <RecordListPage
      list={useRecordList({ port: PaperRegister, list: 'papers', spec: paperListSpec })}
      heading={{ title: papers.title, views: papers.views }}
      find={{
        filters: [
          { name: 'status', label: papers.standing, words: papers.statuses },
          { name: 'road', label: papers.road, words: papers.roads },
          { name: 'subject', label: papers.whose, words: papers.subject },
        ],
      }}
      table={{ columns: usePaperColumns(), rowKey: ({ subjectId, type }) => `${subjectId} ${type}` }}
      empty={<EmptyState icon={<TickIcon />} title={papers.allGood} text={papers.allGoodText} />}
    />
  );
};
