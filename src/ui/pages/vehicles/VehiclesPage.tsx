import { roomPath } from '../../../domain/access/roomPath.ts';
import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { isNarrowed } from '../../../domain/list/isNarrowed.ts';
import { withoutFilter } from '../../../domain/list/withoutFilter.ts';
import { vehicleListSpec } from '../../../domain/vehicle/vehicleListSpec.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { ColumnChooser } from '../../components/list/ColumnChooser.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { ListBody } from '../../components/list/ListBody.tsx';
import { ListHead } from '../../components/list/ListHead.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useListView } from '../../hooks/useListView.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useVehicleExport } from '../../hooks/useVehicleExport.ts';
import { useVehicles } from '../../hooks/useVehicles.ts';
import { useWorkplace } from '../admin/useWorkplace.ts';
import { NoVehicles } from './NoVehicles.tsx';
import { useVehicleColumns } from './useVehicleColumns.tsx';
import { vehicleCsv } from './vehicleCsv.ts';
import { VehicleToolbar } from './VehicleToolbar.tsx';

/** Every vehicle of the company, as the address asks for them. */
export const VehiclesPage = () => {
  const texts = useAdminTexts();
  const { vehicles, list } = texts;
  const { membership } = useWorkplace();
  const { view, show } = useListView(vehicleListSpec);
  const asked = withoutFilter(view, 'hide');
  const found = useVehicles(asked);
  const csv = useVehicleExport(asked, vehicleCsv(texts));
  const locale = useLocale();
  const columns = useVehicleColumns();
  const hidden = (view.filters['hide'] ?? '').split('.').filter((key) => key !== '');
  const isEmpty = found.data?.total === 0;
  const addPath = `${roomPath('vehicles')}/new`;
  return (
    <>
      <ListHead title={vehicles.title}>
        {mayWrite(membership.role) && <ButtonRoute to={addPath}>{vehicles.add}</ButtonRoute>}
      </ListHead>
      <VehicleToolbar view={view} onShow={show}>
        <ColumnChooser
          words={vehicles.columns}
          columns={columns.slice(1)}
          hidden={hidden}
          onChange={(keys) => show({ page: view.page, filters: { ...view.filters, hide: keys.join('.') } })}
        />
        <ToolButton label={list.export} sign="export" busy={csv.pending} onClick={csv.save} />
      </VehicleToolbar>
      <ListBody
        caption={vehicles.title}
        columns={columns.filter(({ key }) => !hidden.includes(key))}
        rowKey={({ id }) => id}
        found={found}
        empty={
          isEmpty &&
          (isNarrowed(asked) ? <EmptyState title={list.nothingFound} text={list.nothingFoundText} /> : <NoVehicles />)
        }
        view={view}
        onShow={show}
        locale={locale}
      />
    </>
  );
};
