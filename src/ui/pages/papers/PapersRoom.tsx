import { isNarrowed } from '../../../domain/list/isNarrowed.ts';
import { paperListSpec } from '../../../domain/paper/paperListSpec.ts';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { ListToolbar } from '../../components/list/ListToolbar.tsx';
import { ListBody } from '../../components/list/ListBody.tsx';
import { ListHead } from '../../components/list/ListHead.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useListView } from '../../hooks/useListView.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { usePapers } from '../../hooks/usePapers.ts';
import { usePaperColumns } from './usePaperColumns.tsx';

/** What must be done about papers, each line leading to its remedy. */
export const PapersRoom = () => {
  const { papers, list } = useAdminTexts();
  const { view, show } = useListView(paperListSpec);
  const found = usePapers(view);
  const locale = useLocale();
  const columns = usePaperColumns();
  const isEmpty = found.data?.total === 0;
  return (
    <>
      <ListHead title={papers.title} lead={papers.lead} />
      <ListToolbar
        filters={[
          {
            name: 'status',
            label: papers.standing,
            value: view.filters['status'] ?? '',
            options: wordOptions(papers.status),
          },
          {
            name: 'subject',
            label: papers.whose,
            value: view.filters['subject'] ?? '',
            options: wordOptions(papers.subject),
          },
        ]}
        onFilter={(name, value) => show({ filters: { ...view.filters, [name]: value } })}
        onClear={isNarrowed(view) ? () => show({ filters: {} }) : undefined}
      />
      <ListBody
        caption={papers.title}
        columns={columns}
        rowKey={({ subjectId, type }) => `${subjectId} ${type}`}
        found={found}
        empty={
          isEmpty &&
          (isNarrowed(view) ? (
            <EmptyState title={list.nothingFound} text={list.nothingFoundText} />
          ) : (
            <EmptyState title={papers.allGood} text={papers.allGoodText} />
          ))
        }
        view={view}
        onShow={show}
        locale={locale}
      />
    </>
  );
};
