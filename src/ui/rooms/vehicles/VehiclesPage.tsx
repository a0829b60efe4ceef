import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { vehicleListSpec } from '../../../domain/vehicle/vehicleListSpec.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { NoVehicles } from './NoVehicles.tsx';
import { useVehicleColumns } from './useVehicleColumns.tsx';
import { vehicleCsv } from './vehicleCsv.ts';

/** Every vehicle of the company. */
export const VehiclesPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const texts = useAdminTexts();
  const vehicles = useVehicleTexts();
  const { list: words } = vehicles;
  return (
    <RecordListPage
      list={useRecordList({ port: VehicleRegister, list: 'vehicles', spec: vehicleListSpec })}
      title={vehicles.title}
      ways={mayWrite && <ButtonRoute to={`${roomPath('vehicles')}/new`}>{vehicles.add}</ButtonRoute>}
      search={words.search}
      filters={[
        { name: 'status', label: words.status, words: texts.vehicleStatus },
        { name: 'kind', label: words.kind, words: vehicles.kind },
        { name: 'bodyType', label: words.bodyType, words: vehicles.bodyType },
        { name: 'compliance', label: words.compliance, words: texts.documents.compliance },
      ]}
      columns={useVehicleColumns()}
      rowKey={({ id }) => id}
      csv={vehicleCsv(vehicles, texts)}
      empty={<NoVehicles mayWrite={mayWrite} />}
    />
  );
};
