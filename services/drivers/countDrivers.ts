import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { type DriverStatus, driverStatuses } from './DriverStatus.ts';

/** Counts the company's drivers by status. */
export const countDrivers = (
  { db }: Pick<Services, 'db'>,
  { companyId, userId }: Member,
): Promise<Readonly<Record<DriverStatus, number>>> =>
  inCompany(db, companyId, userId, (tx) =>
    countByStatus(tx, tx.selectFrom('driver').select('status').where('company_id', '=', companyId), driverStatuses),
  );
