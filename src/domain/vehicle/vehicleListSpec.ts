import { compliances } from '../paper/Compliance.ts';
import type { ListSpec } from '../list/ListSpec.ts';
import { bodyTypes } from './BodyType.ts';
import { vehicleKinds } from './VehicleKind.ts';
import { vehicleStatuses } from './VehicleStatus.ts';

/** The views of the vehicle list. */
export const vehicleListSpec = {
  sorts: ['fleetNo', 'plate', 'make', 'odometerKm', 'createdAt', 'papersUntil'],
  sort: 'fleetNo',
  filters: { status: vehicleStatuses, kind: vehicleKinds, bodyType: bodyTypes, compliance: compliances },
  hideable: ['plate', 'make', 'kind', 'odometerKm', 'status', 'papersUntil'],
} as const satisfies ListSpec;
