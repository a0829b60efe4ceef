import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { closeInvitations } from '../invitations/closeInvitations.ts';
import type { Services } from '../Services.ts';
import { lockDriver } from './lockDriver.ts';

/** Removes a driver with all papers; the invitations stay, and an open one is revoked. */
export const removeDriver = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  version: number,
): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    await lockDriver(tx, id, version);
    await closeInvitations(tx, id, clock.now());
    await tx.deleteFrom('driver').where('id', '=', id).execute();
  });
