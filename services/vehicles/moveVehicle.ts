import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { rememberUndo } from '../undo/rememberUndo.ts';
import { Refusal } from '../web/Refusal.ts';
import type { RefusalReason } from '../web/RefusalReason.ts';
import { findVehicle, lockVehicle } from './findVehicle.ts';
import { releaseDriver } from './releaseDriver.ts';
import { beforeOf } from './vehicleBefore.ts';
import type { VehicleMove } from './vehicleDraft.ts';
import { vehiclePause, type VehicleStatus } from './vehicleFields.ts';

/** Changes a vehicle's status by hand, which can be undone. Retiring it takes it from its driver. */
export function moveVehicle(
  { db, clock }: Services,
  member: Member,
  id: string,
  { status, pause, version }: VehicleMove,
) {
  const now = clock.now();
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    const earlier = await lockVehicle(tx, id, version);
    const refusal = moveRefusal(earlier.status, status);
    const isSamePause = pause !== null && earlier.status === status;
    if (refusal && !isSamePause) throw refusal;
    await tx
      .updateTable('vehicle')
      .set({ status, ...vehiclePause.columnsOf(pause), updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    const driverId = status === 'retired' ? await releaseDriver(tx, id, now) : null;
    const step = { kind: 'vehicle', recordId: id, version: version + 1 };
    await rememberUndo(tx, member, step, beforeOf(earlier, driverId), now);
    return findVehicle(tx, id, now);
  });
}

const names: Readonly<Record<VehicleStatus, string>> = {
  available: 'available',
  assigned: 'assigned',
  in_use: 'in use',
  maintenance: 'in maintenance',
  out_of_service: 'out of service',
  retired: 'retired',
};

/** Whether a shipment uses a vehicle of this status. */
export const isInUse = (status: VehicleStatus): boolean => status === 'assigned' || status === 'in_use';
const isLaidUp = (status: VehicleStatus): boolean => status === 'maintenance' || status === 'out_of_service';

const refused = (reason: RefusalReason, message: string): Refusal => new Refusal(409, message, { reason });

/** Why a vehicle cannot be set to status `to` by hand (product §5); undefined if allowed. */
export function moveRefusal(from: VehicleStatus, to: VehicleStatus): Refusal | undefined {
  if (from === 'retired') return refused('retired', 'This vehicle is retired. That is final.');
  if (from === to) return refused('so_already', `This vehicle is ${names[to]} already.`);
  if (isInUse(to)) return refused('by_shipment', `A vehicle becomes ${names[to]} by its shipments, not by hand.`);
  if (isInUse(from) && to !== 'available') {
    return refused('in_use', 'A shipment counts on this vehicle. Make it available first.');
  }
  if (isLaidUp(from) && isLaidUp(to)) {
    return refused(
      'not_in_service',
      `A vehicle that is ${names[from]} must become available before it is ${names[to]}.`,
    );
  }
  return undefined;
}
