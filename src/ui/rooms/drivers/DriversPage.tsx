import { roomPath } from '../../../domain/access/roomPath.ts';
import { driverListSpec } from '../../../domain/driver/driverListSpec.ts';
import { isBare } from '../../../domain/list/isBare.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { ListBody } from '../../components/list/ListBody.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDrivers } from './useDrivers.ts';
import { useListView } from '../../shared/useListView.ts';
import { useLocale } from '../../shared/useLocale.ts';
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
  const bare = isBare(found, view);
  return (
    <>
      <PageHead title={drivers.title}>
        {mayWrite && !bare && (
          <>
            <ButtonRoute to={`${roomPath('drivers')}/new`}>{drivers.add}</ButtonRoute>
            <ButtonRoute variant="secondary" to={`${roomPath('invitations')}/new`}>
              {drivers.invite}
            </ButtonRoute>
          </>
        )}
      </PageHead>
      {!bare && <DriversToolbar view={view} onShow={show} />}
      <ListBody
        caption={drivers.title}
        columns={columns}
        rowKey={({ id }) => id}
        found={found}
        empty={<NoDrivers mayWrite={mayWrite} />}
        view={view}
        onShow={show}
        locale={locale}
      />
    </>
  );
};
