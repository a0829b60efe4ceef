import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { ComplianceBadge } from '../../components/documents/ComplianceBadge.tsx';
import type { Column } from '../../components/list/Column.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './DriversPage.module.css';
import { driverPath } from './driverPath.ts';
import { DriverStatusBadge } from './DriverStatusBadge.tsx';

/** What the list of drivers shows of each. */
export const useDriverColumns = (): readonly Column<Driver>[] => {
  const { drivers } = useAdminTexts();
  const { columns, noVehicle } = drivers.list;
  return [
    {
      key: 'name',
      title: columns.name,
      sortable: true,
      cell: ({ id, name, email }) => (
        <span className={styles.who}>
          <Link to={driverPath(id)}>{name}</Link>
          {email !== undefined && <span>{email}</span>}
        </span>
      ),
    },
    { key: 'phone', title: columns.phone, cell: ({ phone }) => phone ?? noVehicle },
    { key: 'employment', title: columns.employment, cell: ({ employment }) => drivers.employment[employment] },
    {
      key: 'vehicle',
      title: columns.vehicle,
      cell: ({ currentVehicle }) =>
        currentVehicle ? (
          <Link to={`${roomPath('vehicles')}/${encodeURIComponent(currentVehicle.id)}`}>{currentVehicle.fleetNo}</Link>
        ) : (
          noVehicle
        ),
    },
    { key: 'status', title: columns.status, cell: ({ status }) => <DriverStatusBadge status={status} /> },
    {
      key: 'papersUntil',
      title: columns.papersUntil,
      sortable: true,
      cell: ({ compliance }) => <ComplianceBadge compliance={compliance} />,
    },
  ];
};
