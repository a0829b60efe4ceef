import { roomPath } from '../../../domain/access/roomPath.ts';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { isBare } from '../../../domain/list/isBare.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { vehicleListSpec } from '../../../domain/vehicle/vehicleListSpec.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { ColumnChooser } from '../../components/list/ColumnChooser.tsx';
import { ListBody } from '../../components/list/ListBody.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useListView } from '../../shared/useListView.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { useExportVehicles } from './useExportVehicles.ts';
import { useVehicles } from './useVehicles.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { NoVehicles } from './NoVehicles.tsx';
import { useVehicleColumns } from './useVehicleColumns.tsx';
import { vehicleCsv } from './vehicleCsv.ts';
import { VehicleToolbar } from './VehicleToolbar.tsx';

/** Every vehicle of the company, as the address asks for them. */
export const VehiclesPage = () => {
  const texts = useAdminTexts();
  const { vehicles, list } = texts;
  const { membership } = useWorkplace();
  const { view, show, hidden, hide } = useListView(vehicleListSpec);
  const found = useVehicles(view);
  const csv = useExportVehicles(view);
  const locale = useLocale();
  const columns = useVehicleColumns();
  const bare = isBare(found, view);
  const addPath = `${roomPath('vehicles')}/new`;
  return (
    <>
      <PageHead title={vehicles.title}>
        {mayWrite(membership.role) && !bare && <ButtonRoute to={addPath}>{vehicles.add}</ButtonRoute>}
      </PageHead>
      {!bare && (
        <VehicleToolbar view={view} onShow={show}>
          <ColumnChooser
            words={vehicles.columns}
            columns={columns.filter(({ key }) => isOneOf(vehicleListSpec.hideable, key))}
            hidden={hidden}
            onChange={hide}
          />
          <ToolButton
            label={list.export}
            sign="export"
            busy={csv.pending}
            onClick={() => void csv.run(vehicleCsv(texts))}
          />
        </VehicleToolbar>
      )}
      <ListBody
        caption={vehicles.title}
        columns={columns.filter(({ key }) => !hidden.includes(key))}
        rowKey={({ id }) => id}
        found={found}
        empty={<NoVehicles />}
        view={view}
        onShow={show}
        locale={locale}
      />
    </>
  );
};
