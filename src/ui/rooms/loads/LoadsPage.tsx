import { useNavigate } from 'react-router-dom';
import { LoadBoard } from '../../../application/loads/LoadBoard.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { askedLoads } from '../../../domain/load/askedLoads.ts';
import { loadListSpec } from '../../../domain/load/loadListSpec.ts';
import { DateRangeField } from '../../components/dates/DateRangeField.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { useKey } from '../../shared/keys/useKey.ts';
import { focusedRow } from '../../shared/lists/focusedRow.ts';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLoadColumns } from './useLoadColumns.tsx';
import { useLoadTexts } from './useLoadTexts.ts';

/** The day of an instant with offset (RFC 3339); other text as it is. */
const dayIn = (text: string): string => (/^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text);

/** The list of loads. */
export const LoadsPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { freight } = useAdminTexts();
  const { title, list: words } = useLoadTexts();
  const measure = useMeasure();
  const navigate = useNavigate();
  const list = useRecordList({ port: LoadBoard, list: 'loads', spec: loadListSpec, asked: askedLoads });
  const { view, onShow } = list;
  const { from = '', to = '' } = view.filters;
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
    <RecordListPage
      list={list}
      heading={{ title, views: words.views }}
      find={{
        search: words.search,
        filters: [
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
          chosen: from !== '' || to !== '',
          field: (
            <DateRangeField
              name="pickup-between"
              label={words.pickupDays}
              from={from}
              to={to}
              presets={['today', 'thisWeek', 'thisMonth']}
              onChange={(range) =>
                onShow({ filters: { ...view.filters, from: dayIn(range.from), to: dayIn(range.to) } })
              }
            />
          ),
        },
      }}
      table={{ columns: useLoadColumns(), rowKey: ({ id }) => id }}
      empty={<EmptyState icon={<RoomIcon room="loads" />} title={words.emptyTitle} text={words.emptyText} />}
    />
  );
};
