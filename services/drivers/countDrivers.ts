import type { Member } from '../companies/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { driverStatuses } from './DriverStatus.ts';

/** How many drivers the company has in each status. */
export const countDrivers = async (
  { db }: Pick<Services, 'db'>,
  { companyId, userId }: Member,
): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    await inCompany(db, companyId, userId, (tx) => countByStatus(tx, 'driver', companyId, driverStatuses)),
  );
