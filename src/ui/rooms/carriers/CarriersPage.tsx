import { CarrierRegister } from '../../../application/carriers/CarrierRegister.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { carrierListSpec } from '../../../domain/carrier/carrierListSpec.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useCarrierBulk } from './useCarrierBulk.ts';
import { useCarrierColumns } from './useCarrierColumns.tsx';
import { useCarrierCsv } from './useCarrierCsv.ts';
import { useCarrierLists } from '../../shared/carriers/useCarrierLists.ts';
import { useCarrierTexts } from './useCarrierTexts.ts';

/** The list of carriers. */
export const CarriersPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { title, lists, list: words } = useCarrierTexts();
  const own = useCarrierLists().data ?? [];
  const actions = useCarrierBulk();
  return (
    <RecordListPage
      list={useRecordList({ port: CarrierRegister, list: 'carriers', spec: carrierListSpec })}
      heading={{
        title,
        views: words.views,
        actions: (
          <ButtonRoute variant="secondary" to={`${roomPath('carriers')}/lists`}>
            {lists.open}
          </ButtonRoute>
        ),
      }}
      find={{
        search: words.search,
        filters: [
          { name: 'favourite', label: words.favourite, words: words.favourites },
          { name: 'blocked', label: words.blocked, words: words.blockeds },
          ...(own.length > 0
            ? [{ name: 'list', label: words.list, words: Object.fromEntries(own.map(({ id, name }) => [id, name])) }]
            : []),
        ],
      }}
      table={{ columns: useCarrierColumns(), rowKey: ({ id }) => id }}
      csv={useCarrierCsv()}
      bulk={mayWrite ? { nameOf: ({ name }) => name, actions } : undefined}
      empty={<EmptyState icon={<RoomIcon room="carriers" />} title={words.emptyTitle} text={words.emptyText} />}
    />
  );
};
