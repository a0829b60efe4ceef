import { Link } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { countsKilometres } from '../../../domain/vehicle/vehicleTraits.ts';
import type { Vehicle } from '../../../domain/vehicle/Vehicle.ts';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { CellLines } from '../../components/list/CellLines.tsx';
import type { Column } from '../../components/list/Column.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { Plate } from '../../components/Plate.tsx';
import { VehicleShape } from '../../components/VehicleShape.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { vehicleTones } from '../../components/vehicleTones.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { KindCell } from './KindCell.tsx';
import { useMeasure } from '../../shared/record/useMeasure.ts';

/** Columns of the vehicle list; the first links to the vehicle. */
export const useVehicleColumns = (): readonly Column<Vehicle>[] => {
  const { vehicleStatus } = useAdminTexts();
  const { columns } = useVehicleTexts().list;
  const measure = useMeasure();
  return [
    {
      key: 'fleetNo',
      title: columns.fleetNo,
      sortable: true,
      pictured: true,
      cell: ({ id, fleetNo, kind }) => (
        <RowName picture={<VehicleShape kind={kind} />}>
          <Link to={recordPath('vehicles', id)}>{fleetNo}</Link>
        </RowName>
      ),
    },
    {
      key: 'plate',
      title: columns.plate,
      sortable: true,
      onCard: 'third',
      cell: ({ plate, plateCountry }) => <Plate plate={plate} country={plateCountry} />,
    },
    {
      key: 'make',
      title: columns.make,
      sortable: true,
      onCard: 'second',
      cell: ({ make, model, year }) => <CellLines caption={`${model} · ${year}`}>{make}</CellLines>,
    },
    {
      key: 'kind',
      title: columns.kind,
      onCard: 'first',
      cell: (vehicle) => <KindCell vehicle={vehicle} measure={measure} />,
    },
    {
      key: 'odometerKm',
      title: columns.odometerKm,
      numeric: true,
      sortable: true,
      spare: true,
      onCard: 'none',
      cell: (vehicle) => (countsKilometres(vehicle) ? measure(vehicle.odometerKm) : undefined),
    },
    {
      key: 'status',
      title: columns.status,
      onCard: 'firstEnd',
      cell: ({ status }) => <StatusBadge tone={vehicleTones[status]}>{vehicleStatus[status]}</StatusBadge>,
    },
    {
      key: 'papersUntil',
      title: columns.papersUntil,
      sortable: true,
      onCard: 'thirdEnd',
      cell: ({ compliance }) => <ComplianceBadge compliance={compliance} />,
    },
  ];
};
