import { useNavigate } from 'react-router-dom';
import { ShipmentRegister } from '../../../application/shipments/ShipmentRegister.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { dayOf } from '../../../domain/calendar/dayOf.ts';
import { askedShipments } from '../../../domain/shipment/askedShipments.ts';
import { onlyFlag } from '../../../domain/shipment/onlyFlag.ts';
import { shipmentListSpecs } from '../../../domain/shipment/shipmentListSpec.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { PickupFilter } from '../../shared/freight/PickupFilter.tsx';
import { ListNews } from '../../shared/lists/ListNews.tsx';
import { useHeldList } from '../../shared/lists/useHeldList.ts';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useNow } from '../../shared/useNow.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { BoardSwitch } from './board/BoardSwitch.tsx';
import { statusImportPath } from './edi/import/statusImportPath.ts';
import { useShipmentBulk } from './useShipmentBulk.ts';
import { useShipmentColumns } from './useShipmentColumns.tsx';
import { useShipmentCsv } from './useShipmentCsv.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';

/** The list of shipments, what is late first. */
export const ShipmentsPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { title, status, flag, importStatus, list: words } = useShipmentTexts();
  const navigate = useNavigate();
  const { audience } = useWorkplace().membership;
  const actions = useShipmentBulk();
  const today = dayOf(useNow());
  const spec = shipmentListSpecs[audience];
  const held = useHeldList(
    useRecordList({ port: ShipmentRegister, list: 'shipments', spec, asked: askedShipments(today) }),
    ShipmentRegister,
  );
  const { view, onShow } = held.list;
  const { from = '', to = '', lane = '' } = view.filters;
  const flagged = onlyFlag(view);
  return (
    <RecordListPage
      list={held.list}
      heading={{
        title,
        views: words.views,
        ...(audience === 'fleet' && { actions: <BoardSwitch shown="list" /> }),
      }}
      find={{
        search: words.search,
        filters: [
          { name: 'status', label: words.status, words: status },
          { name: 'flag', label: words.flag, words: { ...flag, late: words.flagLate } },
          { name: 'pickup', label: words.pickupTime, isRare: true, words: words.pickupTimeWords },
        ],
        range: {
          chosen: from !== '' || to !== '' || lane !== '',
          field: (
            <PickupFilter
              value={{ from, to, lane }}
              words={{ ...words, days: words.pickupDays }}
              onChange={(change) => onShow({ filters: { ...view.filters, ...change } })}
            />
          ),
        },
      }}
      table={{ columns: useShipmentColumns(), rowKey: ({ id }) => id }}
      tools={
        audience === 'fleet' &&
        mayWrite && <ToolButton label={importStatus} sign="import" onClick={() => void navigate(statusImportPath)} />
      }
      csv={useShipmentCsv()}
      bulk={mayWrite ? { nameOf: ({ reference }) => reference, actions } : undefined}
      news={<ListNews came={held.came} isSame={held.isSame} onShow={held.showAll} />}
      calm={flagged && { title: words.calm.title[flagged], text: words.calm.text }}
      empty={
        <EmptyState icon={<RoomIcon room="shipments" />} title={words.emptyTitle} text={words.emptyText[audience]}>
          <ButtonRoute to={roomPath(audience === 'fleet' ? 'loads' : 'requests')}>
            {words.emptyLink[audience]}
          </ButtonRoute>
        </EmptyState>
      }
    />
  );
};
