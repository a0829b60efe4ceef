import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { rememberUndo } from '../undo/rememberUndo.ts';
import { Refusal } from '../web/Refusal.ts';
import type { RefusalReason } from '../web/RefusalReason.ts';
import { couplings, uncouple } from '../coupling/coupling.ts';
import { findVehicle, lockVehicle } from './findVehicle.ts';
import type { VehicleMove } from './vehicleDraft.ts';
import {
  isVehiclePause,
  vehiclePause,
  vehiclePauseReasons,
  type VehicleStatus,
  vehicleStatuses,
} from './vehicleFields.ts';
import type { VehicleRow } from './VehicleTable.ts';

/** Changes a vehicle's status by hand, which can be undone. Retiring it takes it from its driver and trailer. */
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
    await rememberVehicle(tx, member, earlier, { version: version + 1, releases: status === 'retired' }, now);
    return findVehicle(tx, id, now);
  });
}

/** What undoing a change of status or a deletion puts back. */
export const vehicleBefore = v.object({
  status: v.picklist(vehicleStatuses),
  pause_reason: v.nullable(v.picklist(vehiclePauseReasons)),
  pause_note: v.nullable(v.string()),
  pause_back_on: v.nullable(v.string()),
  /** The driver it was taken from. */
  driverId: v.nullable(v.string()),
  /** What it was coupled to. */
  coupled: v.optional(v.nullable(couplings), null),
});

/** Remembers how a vehicle was before it changes or is deleted, and takes it from its driver and trailer if it `releases` it. */
export async function rememberVehicle(
  tx: Transaction<Tables>,
  member: Member,
  vehicle: VehicleRow,
  { version, releases }: { readonly version: number; readonly releases: boolean },
  now: Date,
): Promise<void> {
  const { id, status, pause_reason, pause_note, pause_back_on } = vehicle;
  const driverId = releases ? await releaseDriver(tx, id, now) : null;
  const coupled = releases ? await uncouple(tx, vehicle) : null;
  const pause = { pause_reason, pause_note, pause_back_on };
  const before: v.InferOutput<typeof vehicleBefore> = { status, ...pause, driverId, coupled };
  await rememberUndo(tx, member, { kind: 'vehicle', recordId: id, version }, before, now);
}

/** Takes a vehicle from the driver who has it; returns the driver's id. */
async function releaseDriver(tx: Transaction<Tables>, vehicleId: string, now: Date): Promise<string | null> {
  const driver = await tx
    .updateTable('driver')
    .set((is) => ({ current_vehicle_id: null, updated_at: now, version: is('version', '+', 1) }))
    .where('current_vehicle_id', '=', vehicleId)
    .returning('id')
    .executeTakeFirst();
  return driver?.id ?? null;
}

const names: Readonly<Record<VehicleStatus, string>> = {
  available: 'available',
  assigned: 'assigned',
  in_use: 'in use',
  maintenance: 'in the shop',
  out_of_service: 'out of service',
  retired: 'retired',
};

/** Whether a shipment uses a vehicle of this status. */
export const isInUse = (status: VehicleStatus): boolean => status === 'assigned' || status === 'in_use';

const refused = (reason: RefusalReason, message: string): Refusal => new Refusal(409, message, { reason });

/** Why a vehicle cannot be set to status `to` by hand (product §5); undefined if allowed. */
export function moveRefusal(from: VehicleStatus, to: VehicleStatus): Refusal | undefined {
  if (from === 'retired') return refused('retired', 'A retired vehicle stays retired.');
  if (from === to) return refused('so_already', `This vehicle is already ${names[to]}.`);
  if (isInUse(to)) return refused('by_shipment', `A vehicle is set to ${names[to]} by its shipments, not by hand.`);
  if (isInUse(from) && to !== 'available') {
    return refused('in_use', 'This vehicle is assigned to a shipment. Make it available first.');
  }
  if (isVehiclePause(from) && isVehiclePause(to)) {
    return refused(
      'not_in_service',
      `A vehicle that is ${names[from]} must become available before it is ${names[to]}.`,
    );
  }
  return undefined;
}
