import { compliances } from '../paper/Compliance.ts';
import type { ListSpec } from '../list/ListSpec.ts';
import { fieldColumns } from '../record/fieldColumns.ts';
import { vehicleFields } from './vehicleFields.ts';
import { vehicleStatuses } from './VehicleStatus.ts';

const shown = ['plate', 'make', 'kind', 'odometerKm', 'status', 'papersUntil'] as const;

/** Sorts, filters and columns of the vehicle list. */
export const vehicleListSpec = {
  sorts: [
    'fleetNo',
    'plate',
    'make',
    'odometerKm',
    'createdAt',
    'papersUntil',
    'plateCountry',
    'vin',
    'kind',
    'bodyType',
    'model',
    'year',
    'payloadKg',
    'grossWeightKg',
    'volumeM3',
    'loadingLengthM',
    'palletPositions',
    'temperatureC.min',
    'temperatureC.max',
    'fuel',
    'euroClass',
    'adr',
    'status',
  ],
  sort: 'fleetNo',
  filters: {
    status: vehicleStatuses,
    kind: vehicleFields.kind.options,
    unit: ['truck', 'trailer'],
    bodyType: vehicleFields.bodyType.options,
    compliance: [...compliances, 'action'],
  },
  views: {
    papers: { filters: { compliance: 'action' }, sort: 'papersUntil' },
    available: { filters: { status: 'available' } },
    workshop: { filters: { status: 'maintenance' } },
  },
  columns: { shown, more: fieldColumns(vehicleFields, ['fleetNo', ...shown]) },
} as const satisfies ListSpec;
