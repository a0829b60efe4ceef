import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { mayInvite } from '../../../domain/driver/mayInvite.ts';
import { ComplianceBadge } from '../../components/documents/ComplianceBadge.tsx';
import { EmailLine } from '../../components/EmailLine.tsx';
import { InvitationBadge } from '../../components/InvitationBadge.tsx';
import type { Column } from '../../components/list/Column.ts';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './DriversPage.module.css';
import { DriverStatusBadge } from './DriverStatusBadge.tsx';
import { invitePath } from './invitePath.ts';

/** What the list of drivers shows of each; who may write can invite from there. */
export const useDriverColumns = (mayWrite: boolean): readonly Column<Driver>[] => {
  const { drivers } = useAdminTexts();
  const { columns, none, invite, inviteOf } = drivers.list;
  const appOf = (driver: Driver) => {
    if (driver.invitationStatus !== undefined) return <InvitationBadge status={driver.invitationStatus} />;
    if (!mayWrite || !mayInvite(driver)) return none;
    return (
      <Link to={invitePath(driver.id)} aria-label={inviteOf(driver.name)}>
        {invite}
      </Link>
    );
  };
  return [
    {
      key: 'name',
      title: columns.name,
      sortable: true,
      cell: ({ id, name, email }) => (
        <span className={styles.who}>
          <Link to={recordPath('drivers', id)}>{name}</Link>
          {email !== undefined && <EmailLine email={email} />}
        </span>
      ),
    },
    {
      key: 'phone',
      title: columns.phone,
      cell: ({ phone }) => (phone === undefined ? none : <PhoneNumber phone={phone} />),
    },
    { key: 'employment', title: columns.employment, cell: ({ employment }) => drivers.employment[employment] },
    {
      key: 'vehicle',
      title: columns.vehicle,
      cell: ({ currentVehicle }) =>
        currentVehicle ? <Link to={recordPath('vehicles', currentVehicle.id)}>{currentVehicle.fleetNo}</Link> : none,
    },
    { key: 'status', title: columns.status, cell: ({ status }) => <DriverStatusBadge status={status} /> },
    { key: 'app', title: columns.app, cell: appOf },
    {
      key: 'papersUntil',
      title: columns.papersUntil,
      sortable: true,
      cell: ({ compliance }) => <ComplianceBadge compliance={compliance} />,
    },
  ];
};
