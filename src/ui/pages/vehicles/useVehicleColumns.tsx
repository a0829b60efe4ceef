import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { ComplianceBadge } from '../../components/documents/ComplianceBadge.tsx';
import type { Column } from '../../components/list/Column.ts';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { KindCell } from './KindCell.tsx';
import { useMeasures } from './useMeasures.ts';
import styles from './VehiclesPage.module.css';
import { VehicleStatusBadge } from './VehicleStatusBadge.tsx';

/** What the list shows of a vehicle; the first column leads to it. */
export const useVehicleColumns = (): readonly Column<Vehicle>[] => {
  const { list } = useAdminTexts().vehicles;
  const measures = useMeasures();
  const { columns } = list;
  return [
    {
      key: 'fleetNo',
      title: columns.fleetNo,
      sortable: true,
      cell: ({ id, fleetNo }) => (
        <Link className={styles.name} to={recordPath('vehicles', id)}>
          {fleetNo}
        </Link>
      ),
    },
    {
      key: 'plate',
      title: columns.plate,
      sortable: true,
      cell: ({ plate, plateCountry }) => (
        <span className={styles.two}>
          <span className={styles.plate}>{plate}</span> <small>{plateCountry}</small>
        </span>
      ),
    },
    {
      key: 'make',
      title: columns.make,
      sortable: true,
      cell: ({ make, model, year }) => (
        <span className={styles.two}>
          {make} {model} <small>{year}</small>
        </span>
      ),
    },
    { key: 'kind', title: columns.kind, cell: (vehicle) => <KindCell vehicle={vehicle} /> },
    {
      key: 'odometerKm',
      title: columns.odometerKm,
      numeric: true,
      sortable: true,
      cell: ({ odometerKm }) => measures.count(odometerKm),
    },
    { key: 'status', title: columns.status, cell: ({ status }) => <VehicleStatusBadge status={status} /> },
    {
      key: 'papersUntil',
      title: columns.papersUntil,
      sortable: true,
      cell: ({ compliance }) => <ComplianceBadge compliance={compliance} />,
    },
  ];
};
