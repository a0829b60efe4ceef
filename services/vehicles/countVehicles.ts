import type { Member } from '../companies/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { vehicleStatuses } from './VehicleStatus.ts';

/** How many vehicles the company has in each status. */
export const countVehicles = async (
  { db }: Pick<Services, 'db'>,
  { companyId, userId }: Member,
): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    await inCompany(db, companyId, userId, (tx) => countByStatus(tx, 'vehicle', companyId, vehicleStatuses)),
  );
