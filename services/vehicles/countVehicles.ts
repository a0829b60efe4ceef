import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import type { Services } from '../Services.ts';
import { type VehicleStatus, vehicleStatuses } from './VehicleStatus.ts';

/** How many vehicles the company has in each status. */
export const countVehicles = (
  { db }: Pick<Services, 'db'>,
  member: Member,
): Promise<Readonly<Record<VehicleStatus, number>>> => countByStatus(db, member, 'vehicle', vehicleStatuses);
