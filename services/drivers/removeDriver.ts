import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { revokeInvitations } from '../invitations/invitationsOfDriver.ts';
import type { Services } from '../Services.ts';
import { lockDriver } from './findDriver.ts';

/** Deletes a driver with all documents. Invitations stay, and open ones are revoked. */
export const removeDriver = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  version: number,
): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    await lockDriver(tx, id, version);
    await revokeInvitations(tx, id, clock.now());
    await tx.deleteFrom('driver').where('id', '=', id).execute();
  });
