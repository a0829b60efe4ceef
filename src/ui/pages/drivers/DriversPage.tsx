import { roomPath } from '../../../domain/access/roomPath.ts';
import { driverListSpec } from '../../../domain/driver/driverListSpec.ts';
import { isNarrowed } from '../../../domain/list/isNarrowed.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { ListBody } from '../../components/list/ListBody.tsx';
import { ListHead } from '../../components/list/ListHead.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useDrivers } from '../../hooks/useDrivers.ts';
import { useListView } from '../../hooks/useListView.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { DriversToolbar } from './DriversToolbar.tsx';
import { NoDrivers } from './NoDrivers.tsx';
import { useDriverColumns } from './useDriverColumns.tsx';

/** Everybody who drives for the company. */
export const DriversPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { drivers } = useAdminTexts();
  const { view, show } = useListView(driverListSpec);
  const found = useDrivers(view);
  const columns = useDriverColumns(mayWrite);
  const locale = useLocale();
  const isEmpty = found.data?.total === 0;
  return (
    <>
      <ListHead title={drivers.title}>
        {mayWrite && (
          <>
            <ButtonRoute to={`${roomPath('drivers')}/new`}>{drivers.add}</ButtonRoute>
            <ButtonRoute variant="secondary" to={`${roomPath('invitations')}/new`}>
              {drivers.invite}
            </ButtonRoute>
          </>
        )}
      </ListHead>
      <DriversToolbar view={view} onShow={show} />
      <ListBody
        caption={drivers.title}
        columns={columns}
        rowKey={({ id }) => id}
        found={found}
        empty={isEmpty && <NoDrivers isNarrowed={isNarrowed(view)} mayWrite={mayWrite} />}
        view={view}
        onShow={show}
        locale={locale}
      />
    </>
  );
};
