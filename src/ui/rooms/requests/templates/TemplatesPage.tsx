import { useSearchParams } from 'react-router-dom';
import { TemplateWrites } from '../../../../application/requests/templateWrites.ts';
import { roomPath } from '../../../../domain/access/roomPath.ts';
import { foundTemplates } from '../../../../domain/request/foundTemplates.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonRoute } from '../../../components/ButtonRoute.tsx';
import { CardFailure } from '../../../components/CardFailure.tsx';
import { EmptyState } from '../../../components/list/EmptyState.tsx';
import { ListToolbar } from '../../../components/list/ListToolbar.tsx';
import { RecordHeader } from '../../../components/record/RecordHeader.tsx';
import { RoomIcon } from '../../../components/RoomIcon.tsx';
import { SkeletonCard } from '../../../components/SkeletonCard.tsx';
import { useListPath } from '../../../shared/lists/useListPath.ts';
import { useRemoveAtOnce } from '../../../shared/record/useRemoveAtOnce.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import { TemplateRow } from './TemplateRow.tsx';
import styles from '../CardRows.module.css';
import { useTemplates } from './useTemplates.ts';

const ignored = (): void => {};

/** A shipper's templates: found by what is typed, which stands in the address, and used or deleted. */
export const TemplatesPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { back, templates: words } = useRequestTexts();
  const number = new Intl.NumberFormat(useLocale());
  const path = useListPath('requests');
  const [params, setParams] = useSearchParams();
  const { data, isLoadingError, error, refetch } = useTemplates();
  const remove = useRemoveAtOnce(TemplateWrites);
  const typed = params.get('q') ?? '';
  const search = (q: string): void => setParams(q === '' ? {} : { q }, { replace: true });
  const found = foundTemplates(data ?? [], typed);
  return (
    <>
      <RecordHeader title={words.title} back={{ to: path, label: back }} sub={words.lead} />
      {isLoadingError && <CardFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <SkeletonCard facts={3} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<RoomIcon room="requests" />}
          title={words.emptyTitle}
          text={mayWrite ? words.emptyText : words.emptyViewer}
        >
          <ButtonRoute variant="secondary" to={roomPath('requests')}>
            {words.toRequests}
          </ButtonRoute>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <ListToolbar
            search={{ label: words.search, value: typed, onSearch: search }}
            filters={[]}
            onFilter={ignored}
          />
          <p className="visually-hidden" role="status">
            {words.count(number.format(found.length))}
          </p>
          {found.length === 0 && (
            <p className={styles.none}>
              {words.none(typed)}
              <Button variant="quiet" onClick={() => search('')}>
                {words.clear}
              </Button>
            </p>
          )}
          <ul className={styles.rows}>
            {found.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                onRemove={mayWrite ? () => remove(template, words.removed(template.name)) : undefined}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
};
