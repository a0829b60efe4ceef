import { isBare } from '../../../domain/list/isBare.ts';
import { isNarrowed } from '../../../domain/list/isNarrowed.ts';
import { paperListSpec } from '../../../domain/paper/paperListSpec.ts';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { ListToolbar } from '../../components/list/ListToolbar.tsx';
import { ListBody } from '../../components/list/ListBody.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { TickIcon } from '../../components/TickIcon.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useListView } from '../../shared/useListView.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { usePapers } from '../../shared/usePapers.ts';
import { usePaperColumns } from './usePaperColumns.tsx';

/** What must be done about papers, each line leading to its remedy. */
export const PapersRoom = () => {
  const { papers } = useAdminTexts();
  const { view, show } = useListView(paperListSpec);
  const found = usePapers(view);
  const locale = useLocale();
  const columns = usePaperColumns();
  return (
    <>
      <PageHead title={papers.title} lead={papers.lead} />
      {!isBare(found, view) && (
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
      )}
      <ListBody
        caption={papers.title}
        columns={columns}
        rowKey={({ subjectId, type }) => `${subjectId} ${type}`}
        found={found}
        empty={<EmptyState icon={<TickIcon />} title={papers.allGood} text={papers.allGoodText} />}
        view={view}
        onShow={show}
        locale={locale}
      />
    </>
  );
};
