import { useState } from 'react';
import type { CarrierList } from '../../../domain/carrier/CarrierList.ts';
import { Button } from '../../components/Button.tsx';
import { CardFailure } from '../../components/CardFailure.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RecordHeader } from '../../components/record/RecordHeader.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { SkeletonCard } from '../../components/SkeletonCard.tsx';
import { CarrierListWrites } from '../../../application/carriers/carrierListWrites.ts';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { ListDialog } from './ListDialog.tsx';
import { ListRow } from './ListRow.tsx';
import styles from './ListsPage.module.css';
import { useCarrierLists } from '../../shared/carriers/useCarrierLists.ts';
import { useRemoveAtOnce } from '../../shared/record/useRemoveAtOnce.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** The list being edited; `new` for one that does not exist yet. */
type Edited = CarrierList | 'new' | undefined;

/** A shipper's lists of carriers. */
export const ListsPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { back, lists: words } = useCarrierTexts();
  const path = useListPath('carriers');
  const { data, isLoadingError, error, refetch } = useCarrierLists();
  const [edited, setEdited] = useState<Edited>();
  const remove = useRemoveAtOnce(CarrierListWrites);
  const add = mayWrite && <Button onClick={() => setEdited('new')}>{words.add}</Button>;
  return (
    <>
      <RecordHeader title={words.title} back={{ to: path, label: back }} sub={words.lead}>
        {data && data.length > 0 && add}
      </RecordHeader>
      {isLoadingError && <CardFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <SkeletonCard facts={3} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<RoomIcon room="carriers" />}
          title={words.emptyTitle}
          text={mayWrite ? words.emptyText : words.emptyViewer}
        >
          {add}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={styles.lists}>
          {data.map((list) => (
            <ListRow
              key={list.id}
              list={list}
              {...(mayWrite && {
                onEdit: () => setEdited(list),
                onRemove: () => remove(list, words.removed(list.name)),
              })}
            />
          ))}
        </ul>
      )}
      {edited && <ListDialog list={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
};
