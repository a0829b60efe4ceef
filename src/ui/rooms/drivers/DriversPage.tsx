import { DriverRegister } from '../../../application/drivers/DriverRegister.ts';
import { DriverWrites } from '../../../application/drivers/driverWrites.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { driverFields } from '../../../domain/driver/driverFields.ts';
import { driverListSpec } from '../../../domain/driver/driverListSpec.ts';
import { driverMoveRefusal, type DriverStatus } from '../../../domain/driver/DriverStatus.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { useRecordBulk } from '../../shared/bulk/useRecordBulk.ts';
import { EmptyRoom } from '../../shared/record/EmptyRoom.tsx';
import { recordCsv } from '../../shared/record/recordCsv.ts';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import { useDriverColumns } from './useDriverColumns.tsx';
import { useDriverWords } from './useDriverWords.ts';

const bulkRules = {
  writes: DriverWrites,
  free: ['active', 'on_leave', 'suspended'],
  final: 'left',
  refusalOf: driverMoveRefusal,
  removalRefusalOf: () => undefined,
} as const;

export const DriversPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const texts = useAdminTexts();
  const { title, add, invite, list: words, field: labels, employment, bulk } = useDriverTexts();
  const actions = useRecordBulk<DriverStatus, Driver>({
    ...bulkRules,
    words: bulk,
    statusWords: texts.driverStatus,
  });
  const standing = { status: texts.driverStatus, compliance: texts.documents.compliance };
  const { columns } = words;
  const inviteAt = `${roomPath('invitations')}/new`;
  return (
    <RecordListPage
      list={useRecordList({ port: DriverRegister, list: 'drivers', spec: driverListSpec })}
      heading={{
        title,
        views: words.views,
        actions: mayWrite && (
          <>
            <ButtonRoute to={`${roomPath('drivers')}/new`}>{add}</ButtonRoute>
            <ButtonRoute variant="secondary" to={inviteAt}>
              {invite}
            </ButtonRoute>
          </>
        ),
      }}
      find={{
        search: words.search,
        filters: [
          { name: 'status', label: words.status, words: standing.status },
          { name: 'employment', label: words.employment, words: employment },
          { name: 'compliance', label: words.compliance, words: { ...standing.compliance, action: words.needsAction } },
        ],
      }}
      table={{ columns: useDriverColumns(mayWrite), rowKey: ({ id }) => id }}
      csv={{
        name: words.fileName,
        ...recordCsv({
          fields: driverFields,
          labels,
          words: useDriverWords(),
          texts,
          more: [
            { key: 'vehicle', title: columns.vehicle, cell: ({ currentVehicle }: Driver) => currentVehicle?.fleetNo },
            { key: 'status', title: columns.status, cell: ({ status }) => standing.status[status] },
            {
              key: 'papersUntil',
              title: columns.papersUntil,
              cell: ({ compliance }) => standing.compliance[compliance],
            },
          ],
        }),
      }}
      bulk={mayWrite ? { nameOf: ({ name }) => name, actions } : undefined}
      empty={
        <EmptyRoom room="drivers" words={words} mayWrite={mayWrite}>
          <ButtonRoute variant="secondary" to={inviteAt}>
            {words.emptyInvite}
          </ButtonRoute>
        </EmptyRoom>
      }
    />
  );
};
