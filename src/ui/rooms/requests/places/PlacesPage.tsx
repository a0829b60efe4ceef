import { useCallback, useState } from 'react';
import { PlaceBook } from '../../../../application/places/PlaceBook.ts';
import { PlaceWrites } from '../../../../application/places/placeWrites.ts';
import { mayWrite } from '../../../../domain/company/mayWrite.ts';
import type { Place } from '../../../../domain/place/Place.ts';
import { placeListSpec } from '../../../../domain/place/placeListSpec.ts';
import { Button } from '../../../components/Button.tsx';
import { CardFailure } from '../../../components/CardFailure.tsx';
import { EmptyState } from '../../../components/list/EmptyState.tsx';
import { ListToolbar } from '../../../components/list/ListToolbar.tsx';
import { Pager } from '../../../components/list/Pager.tsx';
import { RecordHeader } from '../../../components/record/RecordHeader.tsx';
import { RoomIcon } from '../../../components/RoomIcon.tsx';
import { SkeletonCard } from '../../../components/SkeletonCard.tsx';
import { useListPath } from '../../../shared/lists/useListPath.ts';
import { useRemoveAtOnce } from '../../../shared/record/useRemoveAtOnce.ts';
import { useListView } from '../../../shared/useListView.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useReading } from '../../../shared/useReading.ts';
import { useWorkplace } from '../../../shared/workplace/useWorkplace.ts';
import styles from '../CardRows.module.css';
import { useRequestTexts } from '../useRequestTexts.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { PlaceRow } from './PlaceRow.tsx';

/** The place being edited; `new` for one that does not exist yet. */
type Edited = Place | 'new' | undefined;

const ignored = (): void => {};

/** A shipper's place book, page by page; what is searched stands in the address. */
export const PlacesPage = () => {
  const { back, places: words } = useRequestTexts();
  const path = useListPath('requests');
  const locale = useLocale();
  const writes = mayWrite(useWorkplace().membership.role);
  const { view, show } = useListView(placeListSpec, []);
  const { data, isLoadingError, error, refetch } = useReading({
    port: PlaceBook,
    key: ['requests', 'places', view],
    read: (book, signal) => book.list(view, signal),
    keepsPrevious: true,
  });
  const [edited, setEdited] = useState<Edited>();
  const remove = useRemoveAtOnce(PlaceWrites);
  const search = useCallback((q: string) => show({ q }), [show]);
  const isBare = data?.total === 0 && view.q === '';
  const add = writes && <Button onClick={() => setEdited('new')}>{words.add}</Button>;
  return (
    <>
      <RecordHeader title={words.title} back={{ to: path, label: back }} sub={words.lead}>
        {data && !isBare && add}
      </RecordHeader>
      {isLoadingError && <CardFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <SkeletonCard facts={3} />}
      {isBare && (
        <EmptyState
          icon={<RoomIcon room="requests" />}
          title={words.emptyTitle}
          text={writes ? words.emptyText : words.emptyViewer}
        >
          {add}
        </EmptyState>
      )}
      {data && !isBare && (
        <>
          <ListToolbar
            search={{ label: words.search, value: view.q, onSearch: search }}
            filters={[]}
            onFilter={ignored}
          />
          {data.rows.length === 0 && (
            <p className={styles.none}>
              {words.none}
              <Button variant="quiet" onClick={() => show({ q: '' })}>
                {words.clear}
              </Button>
            </p>
          )}
          <ul className={styles.rows}>
            {data.rows.map((place) => (
              <PlaceRow
                key={place.id}
                place={place}
                {...(writes && {
                  onEdit: () => setEdited(place),
                  onRemove: () => remove(place, words.removed(place.name)),
                })}
              />
            ))}
          </ul>
          <Pager
            paging={data}
            chosenSize={view.size}
            locale={locale}
            onPage={(page) => show({ page })}
            onSize={(size) => show({ size })}
          />
        </>
      )}
      {edited && <PlaceDialog place={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
};
