import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { revokeInvitations } from '../invitations/revokeInvitations.ts';
import type { Services } from '../Services.ts';
import type { DriverMove } from './driverDraft.ts';
import { lockDriver } from './lockDriver.ts';
import { checkMove } from './checkMove.ts';
import { findDriverAnswer } from './findDriverAnswer.ts';

/** Changes a driver's status (product §5). Leaving releases the vehicle and revokes open invitations. */
export function moveDriver(services: Services, member: Member, id: string, { status, version }: DriverMove) {
  const { db, clock } = services;
  const now = clock.now();
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    const earlier = await lockDriver(tx, id, version);
    checkMove(earlier.status, status, earlier.phone);
    await tx
      .updateTable('driver')
      .set({ status, ...(status === 'left' && { current_vehicle_id: null }), updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (status === 'left') await revokeInvitations(tx, id, now);
    return findDriverAnswer(services, tx, member.companyId, id);
  });
}
