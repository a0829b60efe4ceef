import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { type VehicleStatus, vehicleStatuses } from './VehicleStatus.ts';

/** Counts the company's vehicles by status. */
export const countVehicles = (
  { db }: Pick<Services, 'db'>,
  { companyId, userId }: Member,
): Promise<Readonly<Record<VehicleStatus, number>>> =>
  inCompany(db, companyId, userId, (tx) =>
    countByStatus(tx, tx.selectFrom('vehicle').select('status').where('company_id', '=', companyId), vehicleStatuses),
  );
