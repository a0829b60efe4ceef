import { useNavigate } from 'react-router-dom';
import { RequestRegister } from '../../../application/requests/RequestRegister.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { askedRequests } from '../../../domain/request/askedRequests.ts';
import { requestListSpec } from '../../../domain/request/requestListSpec.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { PickupFilter } from '../../shared/freight/PickupFilter.tsx';
import { ListNews } from '../../shared/lists/ListNews.tsx';
import { useHeldList } from '../../shared/lists/useHeldList.ts';
import { EmptyRoom } from '../../shared/record/EmptyRoom.tsx';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useRequestBulk } from './useRequestBulk.ts';
import { useRequestColumns } from './useRequestColumns.tsx';
import { useRequestCsv } from './useRequestCsv.ts';
import { useRequestTexts } from './useRequestTexts.ts';

/** The request list. */
export const RequestsPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { freight } = useAdminTexts();
  const { title, add, importing, templates, places, list: words } = useRequestTexts();
  const navigate = useNavigate();
  const actions = useRequestBulk();
  const held = useHeldList(
    useRecordList({ port: RequestRegister, list: 'requests', spec: requestListSpec, asked: askedRequests }),
    RequestRegister,
  );
  const { view, onShow } = held.list;
  const { from = '', to = '', lane = '' } = view.filters;
  return (
    <RecordListPage
      list={held.list}
      heading={{
        title,
        views: words.views,
        actions: mayWrite && (
          <>
            <ButtonRoute variant="secondary" to={`${roomPath('requests')}/templates`}>
              {templates.open}
            </ButtonRoute>
            <ButtonRoute variant="secondary" to={`${roomPath('requests')}/import`}>
              {importing.open}
            </ButtonRoute>
            <ButtonRoute to={`${roomPath('requests')}/new`}>{add}</ButtonRoute>
          </>
        ),
      }}
      find={{
        search: words.search,
        filters: [
          { name: 'status', label: words.status, words: freight.requestStatus },
          { name: 'offers', label: words.offers, words: words.offersWords },
          { name: 'ends', label: words.ends, words: words.endsWords },
          { name: 'pickup', label: words.pickupTime, words: words.pickupTimeWords },
          { name: 'awarded', label: words.awardedTime, words: words.awardedTimeWords },
        ],
        range: {
          chosen: from !== '' || to !== '' || lane !== '',
          field: (
            <PickupFilter
              value={{ from, to, lane }}
              words={{ ...words, days: words.pickup }}
              onChange={(change) => onShow({ filters: { ...view.filters, ...change } })}
            />
          ),
        },
      }}
      table={{ columns: useRequestColumns(), rowKey: ({ id }) => id }}
      tools={
        <ToolButton label={places.open} sign="places" onClick={() => void navigate(`${roomPath('requests')}/places`)} />
      }
      csv={useRequestCsv()}
      bulk={mayWrite ? { nameOf: ({ reference }) => reference, actions } : undefined}
      news={<ListNews came={held.came} isSame={held.isSame} onShow={held.showAll} />}
      empty={<EmptyRoom room="requests" words={words} mayWrite={mayWrite} />}
    />
  );
};
