import { compliances } from '../paper/Compliance.ts';
import type { ListSpec } from '../list/ListSpec.ts';
import { vehicleFields } from './vehicleFields.ts';
import { vehicleStatuses } from './VehicleStatus.ts';

/** Sorts, filters and columns of the vehicle list. */
export const vehicleListSpec = {
  sorts: ['fleetNo', 'plate', 'make', 'odometerKm', 'createdAt', 'papersUntil'],
  sort: 'fleetNo',
  filters: {
    status: vehicleStatuses,
    kind: vehicleFields.kind.options,
    bodyType: vehicleFields.bodyType.options,
    compliance: compliances,
  },
  hideable: ['plate', 'make', 'kind', 'odometerKm', 'status', 'papersUntil'],
} as const satisfies ListSpec;
