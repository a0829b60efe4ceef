import { DriverRegister } from '../../../application/drivers/DriverRegister.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { driverListSpec } from '../../../domain/driver/driverListSpec.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import { driverCsv } from './driverCsv.ts';
import { NoDrivers } from './NoDrivers.tsx';
import { useDriverColumns } from './useDriverColumns.tsx';
import { useDriverWords } from './useDriverWords.ts';

/** Everybody who drives for the company. */
export const DriversPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const texts = useAdminTexts();
  const drivers = useDriverTexts();
  const { list: words } = drivers;
  const ways = (
    <>
      <ButtonRoute to={`${roomPath('drivers')}/new`}>{drivers.add}</ButtonRoute>
      <ButtonRoute variant="secondary" to={`${roomPath('invitations')}/new`}>
        {drivers.invite}
      </ButtonRoute>
    </>
  );
  return (
    <RecordListPage
      list={useRecordList({ port: DriverRegister, list: 'drivers', spec: driverListSpec })}
      title={drivers.title}
      ways={mayWrite && ways}
      search={words.search}
      filters={[
        { name: 'status', label: words.status, words: texts.driverStatus },
        { name: 'employment', label: words.employment, words: drivers.employment },
        { name: 'compliance', label: words.compliance, words: texts.documents.compliance },
      ]}
      columns={useDriverColumns(mayWrite)}
      rowKey={({ id }) => id}
      csv={driverCsv(drivers, texts, useDriverWords())}
      empty={<NoDrivers mayWrite={mayWrite} />}
    />
  );
};
