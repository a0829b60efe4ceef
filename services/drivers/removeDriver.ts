import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { revokeInvitations } from '../invitations/invitationsOfDriver.ts';
import type { Services } from '../Services.ts';
import { rememberUndo } from '../undo/rememberUndo.ts';
import { beforeOf } from './driverBefore.ts';
import { lockDriver } from './findDriver.ts';

/**
 * Deletes a driver with all documents: at once for everybody, for good once it can no longer be undone. Invitations stay, and open ones
 * are revoked.
 */
export const removeDriver = ({ db, clock }: Services, member: Member, id: string, version: number): Promise<void> =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    const now = clock.now();
    const driver = await lockDriver(tx, id, version);
    const before = beforeOf(driver, await revokeInvitations(tx, id, now));
    await rememberUndo(tx, member, { kind: 'driver', recordId: id, version }, before, now);
    // Neither lists papers, and only an invited driver may have no phone number.
    const status = driver.phone === null ? 'invited' : 'left';
    await tx.updateTable('driver').set({ status, current_vehicle_id: null }).where('id', '=', id).execute();
    await sql`select hide_driver(${id}, ${now})`.execute(tx);
  });
