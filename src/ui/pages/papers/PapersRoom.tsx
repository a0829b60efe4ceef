import { isNarrowed } from '../../../domain/list/isNarrowed.ts';
import { paperListSpec } from '../../../domain/paper/paperListSpec.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { ListToolbar } from '../../components/list/ListToolbar.tsx';
import { Pager } from '../../components/list/Pager.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useListView } from '../../hooks/useListView.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { usePapers } from '../../hooks/usePapers.ts';
import styles from './PapersRoom.module.css';
import { usePaperColumns } from './usePaperColumns.tsx';

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

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
      <header className={styles.head}>
        <PageHeading>{papers.title}</PageHeading>
        <p>{papers.lead}</p>
      </header>
      <ListToolbar
        filters={[
          {
            name: 'status',
            label: papers.standing,
            value: view.filters['status'] ?? '',
            options: options(papers.status),
          },
          {
            name: 'subject',
            label: papers.whose,
            value: view.filters['subject'] ?? '',
            options: options(papers.subject),
          },
        ]}
        onFilter={(name, value) => show({ filters: { ...view.filters, [name]: value } })}
        onClear={isNarrowed(view) ? () => show({ filters: {} }) : undefined}
      />
      {found.isLoadingError && <ReadFailure failure={found.error} onRetry={() => void found.refetch()} />}
      {isEmpty && isNarrowed(view) && <EmptyState title={list.nothingFound} text={list.nothingFoundText} />}
      {isEmpty && !isNarrowed(view) && <EmptyState title={papers.allGood} text={papers.allGoodText} />}
      {!isEmpty && !found.isLoadingError && (
        <DataTable
          caption={papers.title}
          columns={columns}
          rows={found.data?.rows}
          rowKey={({ subjectId, type }) => `${subjectId} ${type}`}
          sort={view.sort}
          onSort={(sort) => show({ sort })}
          outdated={found.isPlaceholderData}
        />
      )}
      {found.data && !isEmpty && <Pager paging={found.data} locale={locale} onPage={(page) => show({ page })} />}
    </>
  );
};
