import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { driverFields } from '../../../domain/driver/driverFields.ts';
import { mayInvite } from '../../../domain/driver/mayInvite.ts';
import { Avatar } from '../../components/Avatar.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { EmailLine } from '../../components/EmailLine.tsx';
import { InvitationBadge } from '../../components/InvitationBadge.tsx';
import type { Column } from '../../components/list/Column.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { driverTones } from '../../components/driverTones.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useFieldColumns } from '../../shared/record/useFieldColumns.tsx';
import { useDriverTexts } from './useDriverTexts.ts';
import { useDriverWords } from './useDriverWords.ts';
import { invitePath } from './invitePath.ts';

/** Columns of the driver list; members who may write can invite from it. */
export const useDriverColumns = (mayWrite: boolean): readonly Column<Driver>[] => {
  const { driverStatus } = useAdminTexts();
  const drivers = useDriverTexts();
  const { columns, invite, inviteOf } = drivers.list;
  const words = useDriverWords();
  const fields = useFieldColumns<typeof driverFields, Driver>({ fields: driverFields, labels: drivers.field, words });
  const appOf = (driver: Driver) => {
    if (driver.invitationStatus !== undefined) return <InvitationBadge status={driver.invitationStatus} />;
    if (!mayWrite || !mayInvite(driver)) return undefined;
    return (
      <Link to={invitePath(driver.id)} aria-label={inviteOf(driver.name)}>
        {invite}
      </Link>
    );
  };
  return [
    {
      key: 'name',
      csv: ['name', 'email'],
      title: columns.name,
      pictured: true,
      cell: ({ id, name, email, phone }) => (
        <RowName
          picture={<Avatar name={name} />}
          caption={email === undefined ? undefined : <EmailLine email={email} />}
          brief={phone !== undefined}
        >
          <RecordLink room="drivers" id={id}>
            {name}
          </RecordLink>
        </RowName>
      ),
    },
    {
      key: 'phone',
      title: columns.phone,
      onCard: 'second',
      cell: ({ phone }) => (phone === undefined ? undefined : <PhoneNumber phone={phone} />),
    },
    {
      key: 'employment',
      title: columns.employment,
      spare: true,
      onCard: 'none',
      cell: ({ employment }) => drivers.employment[employment],
    },
    {
      key: 'vehicle',
      title: columns.vehicle,
      onCard: 'second',
      cell: ({ currentVehicle }) =>
        currentVehicle && <Link to={recordPath('vehicles', currentVehicle.id)}>{currentVehicle.fleetNo}</Link>,
    },
    {
      key: 'status',
      title: columns.status,
      onCard: 'firstEnd',
      cell: ({ status }) => <StatusBadge tone={driverTones[status]}>{driverStatus[status]}</StatusBadge>,
    },
    { key: 'app', title: columns.app, onCard: 'none', cell: appOf },
    {
      key: 'papersUntil',
      title: columns.papersUntil,
      onCard: 'secondEnd',
      cell: ({ compliance }) => <ComplianceBadge compliance={compliance} />,
    },
    ...fields,
  ];
};
