import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import type { Services } from '../Services.ts';
import { type DriverStatus, driverStatuses } from './DriverStatus.ts';

/** How many drivers the company has in each status. */
export const countDrivers = (
  { db }: Pick<Services, 'db'>,
  member: Member,
): Promise<Readonly<Record<DriverStatus, number>>> => countByStatus(db, member, 'driver', driverStatuses);
