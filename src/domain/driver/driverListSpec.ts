import { compliances } from '../paper/Compliance.ts';
import type { ListSpec } from '../list/ListSpec.ts';
import { driverStatuses } from './DriverStatus.ts';
import { employments } from './Employment.ts';

/** The views of the list of drivers. */
export const driverListSpec = {
  sorts: ['name', 'createdAt', 'papersUntil'],
  sort: 'name',
  filters: { status: driverStatuses, employment: employments, compliance: compliances },
} as const satisfies ListSpec;
