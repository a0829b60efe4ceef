import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadBoard } from '../../../application/loads/LoadBoard.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { dayWritten } from '../../../domain/calendar/dayWritten.ts';
import { askedLoads } from '../../../domain/load/askedLoads.ts';
import type { Load } from '../../../domain/load/Load.ts';
import { loadListSpec } from '../../../domain/load/loadListSpec.ts';
import { DateRangeField } from '../../components/dates/DateRangeField.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useRouteText } from '../../shared/freight/useRouteText.ts';
import { useKey } from '../../shared/keys/useKey.ts';
import { focusedRow } from '../../shared/lists/focusedRow.ts';
import { ListNews } from '../../shared/lists/ListNews.tsx';
import { useHeldList } from '../../shared/lists/useHeldList.ts';
import { Chunked } from '../../shared/loading/Chunked.tsx';
import { chunkOf } from '../../shared/loading/chunkOf.ts';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { FitsDialog } from './FitsDialog.tsx';
import { LoadsMap } from './LoadsMap.tsx';
import { useLoadBulk } from './useLoadBulk.ts';
import { useLoadColumns } from './useLoadColumns.tsx';
import { useLoadCsv } from './useLoadCsv.ts';
import { useLoadTexts } from './useLoadTexts.ts';
import { useMapBeside } from './useMapBeside.ts';
import { useTrucks } from './useTrucks.ts';
import { byTheWay } from './byTheWay.ts';

/** The search for places is more than the room has room for. */
const nearFilters = chunkOf(() => import('./NearFilters.tsx'));

/** The list of loads. */
export const LoadsPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { freight } = useAdminTexts();
  const { title, list: words, watch } = useLoadTexts();
  const measure = useMeasure();
  const navigate = useNavigate();
  const trucks = useTrucks();
  const held = useHeldList(
    useRecordList({ port: LoadBoard, list: 'loads', spec: loadListSpec, asked: trucks.asked(askedLoads) }),
    LoadBoard,
  );
  const list = byTheWay(held.list);
  const [judged, setJudged] = useState<Load>();
  const map = useMapBeside();
  const actions = useLoadBulk(held.gone);
  const routeText = useRouteText();
  const nameOf = ({ stops, shipper }: Load): string => words.nameOf(routeText(stops), shipper.name);
  const loads = list.found.data?.rows ?? [];
  const { view, onShow } = list;
  const { from = '', to = '' } = view.filters;
  const narrow = (change: Readonly<Record<string, string>>): void =>
    onShow({ filters: { ...view.filters, ...change } });
  useKey('toggleMap', () => {
    map.toggle();
    return true;
  });
  useKey(
    'offerForRow',
    mayWrite
      ? () => {
          const id = focusedRow()?.dataset['record'];
          if (id !== undefined) void navigate({ pathname: recordPath('loads', id), hash: '#offer' });
          return id !== undefined;
        }
      : undefined,
  );
  return (
    <>
      <RecordListPage
        list={list}
        heading={{ title, views: words.views }}
        find={{
          search: words.search,
          filters: [
            { name: 'vehicleId', label: words.truck, words: trucks.names },
            { name: 'fits', label: words.fitting, words: { true: words.fitsOnly } },
            { name: 'asked', label: words.asked, isRare: true, words: { true: words.askedOnly } },
            { name: 'watched', label: watch.watched, isRare: true, words: { true: watch.onlyWatched } },
            { name: 'bodyType', label: words.bodyType, words: freight.bodyType },
            { name: 'pricing', label: words.pricing, words: words.pricings },
            {
              name: 'maxKg',
              label: words.maxKg,
              words: Object.fromEntries(
                loadListSpec.filters.maxKg.map((kg) => [kg, words.upTo(measure(Number(kg), 'kg'))]),
              ),
            },
            { name: 'adr', label: words.adr, words: words.adrs },
          ],
          range: {
            chosen: ['from', 'to', 'near', 'toNear'].some((name) => (view.filters[name] ?? '') !== ''),
            field: (
              <>
                <Chunked chunk={nearFilters} renderFailed={(failed) => <ReadFailure {...failed} />}>
                  {({ NearFilters }) => <NearFilters filters={view.filters} onChange={narrow} />}
                </Chunked>
                <DateRangeField
                  name="pickup-between"
                  label={words.pickupDays}
                  from={from}
                  to={to}
                  presets={['today', 'thisWeek', 'thisMonth']}
                  onChange={(range) => narrow({ from: dayWritten(range.from), to: dayWritten(range.to) })}
                />
              </>
            ),
          },
        }}
        table={{
          columns: useLoadColumns(held.gone, { isEmpty: trucks.isEmpty, onFits: setJudged }, mayWrite),
          rowKey: ({ id }) => id,
          orders: words.orders,
        }}
        csv={useLoadCsv()}
        bulk={mayWrite ? { nameOf, actions } : undefined}
        tools={<ToolButton label={words.mapTool} sign="map" aria-pressed={map.isOn} onClick={map.toggle} />}
        news={<ListNews came={held.came} isSame={held.isSame} onShow={held.showAll} />}
        renderRows={map.isOn && loads.length > 0 ? (rows) => <LoadsMap loads={loads}>{rows}</LoadsMap> : undefined}
        empty={<EmptyState icon={<RoomIcon room="loads" />} title={words.emptyTitle} text={words.emptyText} />}
      />
      {judged && (
        <FitsDialog
          load={judged}
          picked={view.filters['vehicleId'] ?? ''}
          trucks={trucks}
          onClose={() => setJudged(undefined)}
        />
      )}
    </>
  );
};
