import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { closeInvitations } from '../invitations/closeInvitations.ts';
import type { Services } from '../Services.ts';
import type { DriverMove } from './driverDraft.ts';
import { lockDriver } from './lockDriver.ts';
import { refuseMove } from './refuseMove.ts';
import { showDriver } from './showDriver.ts';

/** Takes a driver to another status (product §5). Whoever leaves gives back the vehicle and any open invitation. */
export function moveDriver(services: Services, member: Member, id: string, { status, version }: DriverMove) {
  const { db, clock } = services;
  const now = clock.now();
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    const earlier = await lockDriver(tx, id, version);
    refuseMove(earlier.status, status, earlier.phone);
    await tx
      .updateTable('driver')
      .set({ status, ...(status === 'left' && { current_vehicle_id: null }), updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (status === 'left') await closeInvitations(tx, id, now);
    return showDriver(services, tx, member.companyId, id);
  });
}
