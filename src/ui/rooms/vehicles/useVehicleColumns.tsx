import { countsKilometres, fieldApplies } from '../../../domain/vehicle/vehicleTraits.ts';
import { vehicleFields } from '../../../domain/vehicle/vehicleFields.ts';
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
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useVehicleTexts } from './useVehicleTexts.ts';
import { KindCell } from './KindCell.tsx';
import { useFieldColumns } from '../../shared/record/useFieldColumns.tsx';
import { useMeasure } from '../../shared/record/useMeasure.ts';

/** Columns of the vehicle list; the first links to the vehicle. After its own, one for each field. */
export const useVehicleColumns = (): readonly Column<Vehicle>[] => {
  const { vehicleStatus } = useAdminTexts();
  const { list, field: labels, choices: words } = useVehicleTexts();
  const { columns } = list;
  const fields = useFieldColumns<typeof vehicleFields, Vehicle>({ fields: vehicleFields, labels, words });
  const measure = useMeasure();
  return [
    {
      key: 'fleetNo',
      title: columns.fleetNo,
      pictured: true,
      cell: ({ id, fleetNo, kind }) => (
        <RowName picture={<VehicleShape kind={kind} />}>
          <RecordLink room="vehicles" id={id}>
            {fleetNo}
          </RecordLink>
        </RowName>
      ),
    },
    {
      key: 'plate',
      csv: ['plate', 'plateCountry'],
      title: columns.plate,
      onCard: 'third',
      cell: ({ plate, plateCountry }) => <Plate plate={plate} country={plateCountry} />,
    },
    {
      key: 'make',
      csv: ['make', 'model', 'year'],
      title: columns.make,
      onCard: 'second',
      cell: ({ make, model, year }) => <CellLines caption={`${model} · ${year}`}>{make}</CellLines>,
    },
    {
      key: 'kind',
      csv: ['kind', 'bodyType', 'payloadKg'],
      title: columns.kind,
      onCard: 'first',
      cell: (vehicle) => <KindCell vehicle={vehicle} measure={measure} />,
    },
    {
      key: 'odometerKm',
      title: columns.odometerKm,
      numeric: true,
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
      onCard: 'thirdEnd',
      cell: ({ compliance }) => <ComplianceBadge compliance={compliance} />,
    },
    ...fields.map((column) => ({
      ...column,
      cell: (vehicle: Vehicle) => (fieldApplies(vehicle, column.key) ? column.cell(vehicle) : undefined),
    })),
  ];
};
