import { OfferRegister } from '../../../application/offers/OfferRegister.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Offer } from '../../../domain/offer/Offer.ts';
import { offerListSpec } from '../../../domain/offer/offerListSpec.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useRouteText } from '../../shared/freight/useRouteText.ts';
import { ListNews } from '../../shared/lists/ListNews.tsx';
import { useHeldList } from '../../shared/lists/useHeldList.ts';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useOfferBulk } from './useOfferBulk.ts';
import { useOfferColumns } from './useOfferColumns.tsx';
import { useOfferCsv } from './useOfferCsv.ts';
import { useOfferTexts } from './useOfferTexts.ts';

/** The list of offers. */
export const OffersPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { offerStatus } = useAdminTexts();
  const { title, list: words } = useOfferTexts();
  const routeText = useRouteText();
  const actions = useOfferBulk();
  const held = useHeldList(useRecordList({ port: OfferRegister, list: 'offers', spec: offerListSpec }), OfferRegister);
  const nameOf = ({ load, shipper }: Offer): string =>
    words.nameOf(load ? routeText(load.stops) : words.gone, shipper.name);
  return (
    <RecordListPage
      list={held.list}
      heading={{ title, views: words.views }}
      find={{
        search: words.search,
        filters: [
          { name: 'status', label: words.status, words: { ...offerStatus, rejected: words.views.lost } },
          { name: 'outdated', label: words.outdated, words: words.outdateds },
          { name: 'toAnswer', label: words.toAnswer, words: words.toAnswers },
        ],
      }}
      table={{ columns: useOfferColumns(), rowKey: ({ id }) => id }}
      csv={useOfferCsv()}
      bulk={mayWrite ? { nameOf, actions } : undefined}
      news={<ListNews came={held.came} isSame={held.isSame} onShow={held.showAll} />}
      empty={
        <EmptyState icon={<RoomIcon room="offers" />} title={words.emptyTitle} text={words.emptyText}>
          <ButtonRoute to={roomPath('loads')}>{words.emptyLink}</ButtonRoute>
        </EmptyState>
      }
    />
  );
};
