import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { revokeInvitations } from '../invitations/invitationsOfDriver.ts';
import type { Services } from '../Services.ts';
import { rememberUndo } from '../undo/rememberUndo.ts';
import { Refusal } from '../web/Refusal.ts';
import type { RefusalReason } from '../web/RefusalReason.ts';
import { beforeOf } from './driverBefore.ts';
import type { DriverMove } from './driverDraft.ts';
import { driverPause, type DriverStatus } from './driverFields.ts';
import { findDriver, lockDriver } from './findDriver.ts';

/** Changes a driver's status, which can be undone. Leaving releases the vehicle and revokes open invitations. */
export function moveDriver(services: Services, member: Member, id: string, { status, pause, version }: DriverMove) {
  const { db, clock } = services;
  const now = clock.now();
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    const earlier = await lockDriver(tx, id, version);
    const refusal = moveRefusal(earlier.status, status, earlier.phone);
    const isSamePause = pause !== null && earlier.status === status;
    if (refusal && !isSamePause) throw refusal;
    await tx
      .updateTable('driver')
      .set({
        status,
        ...driverPause.columnsOf(pause),
        ...(status === 'left' && { current_vehicle_id: null }),
        updated_at: now,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    const revoked = status === 'left' ? await revokeInvitations(tx, id, now) : [];
    const step = { kind: 'driver', recordId: id, version: version + 1 };
    await rememberUndo(tx, member, step, beforeOf(earlier, revoked), now);
    return findDriver(services, tx, member.companyId, id);
  });
}

const next: Readonly<Record<DriverStatus, readonly DriverStatus[]>> = {
  invited: ['active', 'left'],
  active: ['on_leave', 'suspended', 'left'],
  on_leave: ['active', 'left'],
  suspended: ['active', 'left'],
  left: [],
};

const names: Readonly<Record<DriverStatus, string>> = {
  invited: 'invited',
  active: 'active',
  on_leave: 'on leave',
  suspended: 'suspended',
  left: 'gone',
};

const refused = (reason: RefusalReason, message: string): Refusal => new Refusal(409, message, { reason });

/** Why a driver cannot change to status `to` (product §5); undefined if allowed. */
export function moveRefusal(from: DriverStatus, to: DriverStatus, phone: string | null): Refusal | undefined {
  if (from === 'left') return refused('has_left', 'This driver has left for good.');
  if (from === to) return refused('so_already', `This driver is already ${names[to]}.`);
  if (!next[from].includes(to)) {
    return refused('not_active', `A driver who is ${names[from]} cannot become ${names[to]} directly.`);
  }
  if (to === 'active' && phone === null) {
    return refused('no_phone', 'An active driver needs a phone number. Add one first.');
  }
  return undefined;
}
