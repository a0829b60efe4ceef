import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import { VehicleWrites } from '../../../application/vehicles/vehicleWrites.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { vehicleFields } from '../../../domain/vehicle/vehicleFields.ts';
import { vehicleListSpec } from '../../../domain/vehicle/vehicleListSpec.ts';
import { mayRemoveVehicle, vehicleMoveRefusal, type VehicleStatus } from '../../../domain/vehicle/VehicleStatus.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { useRecordBulk } from '../../shared/bulk/useRecordBulk.ts';
import { EmptyRoom } from '../../shared/record/EmptyRoom.tsx';
import { recordCsv } from '../../shared/record/recordCsv.ts';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { useVehicleColumns } from './useVehicleColumns.tsx';

const bulkRules = {
  writes: VehicleWrites,
  free: ['available', 'maintenance', 'out_of_service'],
  final: 'retired',
  refusalOf: ({ status }: Vehicle, to: VehicleStatus) => vehicleMoveRefusal(status, to),
  removalRefusalOf: ({ status }: Vehicle) => (mayRemoveVehicle(status) ? undefined : 'in_use'),
} as const;

export const VehiclesPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const texts = useAdminTexts();
  const { title, add, list: words, field: labels, choices, bulk } = useVehicleTexts();
  const actions = useRecordBulk<VehicleStatus, Vehicle>({
    ...bulkRules,
    words: bulk,
    statusWords: texts.vehicleStatus,
  });
  const standing = { status: texts.vehicleStatus, compliance: texts.documents.compliance };
  return (
    <RecordListPage
      list={useRecordList({ port: VehicleRegister, list: 'vehicles', spec: vehicleListSpec })}
      heading={{
        title,
        views: words.views,
        actions: mayWrite && <ButtonRoute to={`${roomPath('vehicles')}/new`}>{add}</ButtonRoute>,
      }}
      find={{
        search: words.search,
        filters: [
          { name: 'status', label: words.status, words: standing.status },
          { name: 'kind', label: words.kind, words: choices.kind },
          { name: 'bodyType', label: words.bodyType, words: choices.bodyType },
          { name: 'compliance', label: words.compliance, words: { ...standing.compliance, action: words.needsAction } },
          { name: 'unit', label: words.unit, words: words.units },
        ],
      }}
      table={{ columns: useVehicleColumns(), rowKey: ({ id }) => id }}
      csv={{
        name: words.fileName,
        ...recordCsv({
          fields: vehicleFields,
          labels,
          words: choices,
          texts,
          more: [
            { key: 'status', title: words.status, cell: ({ status }: Vehicle) => standing.status[status] },
            { key: 'papersUntil', title: words.compliance, cell: ({ compliance }) => standing.compliance[compliance] },
          ],
        }),
      }}
      bulk={mayWrite ? { nameOf: ({ fleetNo }) => fleetNo, actions } : undefined}
      empty={<EmptyRoom room="vehicles" words={words} mayWrite={mayWrite} />}
    />
  );
};
