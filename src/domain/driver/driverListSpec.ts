import { compliances } from '../paper/Compliance.ts';
import type { ListSpec } from '../list/ListSpec.ts';
import { driverFields } from './driverFields.ts';
import { driverStatuses } from './DriverStatus.ts';

/** Sorts, filters and columns of the driver list. */
export const driverListSpec = {
  sorts: ['name', 'createdAt', 'papersUntil'],
  sort: 'name',
  filters: { status: driverStatuses, employment: driverFields.employment.options, compliance: compliances },
} as const satisfies ListSpec;
