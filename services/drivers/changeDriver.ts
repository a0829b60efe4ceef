import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { InspectedFile } from '../papers/inspectFile.ts';
import { keepDocument } from '../papers/keepDocument.ts';
import { refuseFutureIssue } from '../papers/refuseFutureIssue.ts';
import type { Services } from '../Services.ts';
import { Refusal } from '../web/Refusal.ts';
import { columnsOf } from './columnsOf.ts';
import type { DriverChange } from './driverDraft.ts';
import { holdVehicle } from './holdVehicle.ts';
import { lockDriver } from './lockDriver.ts';
import { refuseAllTaken } from './refuseAllTaken.ts';
import { refuseWithoutPhone } from './refuseWithoutPhone.ts';
import { showDriver } from './showDriver.ts';

/** Replaces what is known of a driver, unless somebody else did since it was read; without a picture the old one stays. */
export function changeDriver(
  services: Services,
  member: Member,
  id: string,
  { version, ...draft }: DriverChange,
  photo: InspectedFile | undefined,
) {
  const { db, clock } = services;
  const now = clock.now();
  refuseFutureIssue(draft.licence?.issuedOn, now, 'licence.issuedOn');
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    const earlier = await lockDriver(tx, id, version);
    if (earlier.status !== 'invited') refuseWithoutPhone(draft.phone);
    if (earlier.status === 'left' && draft.currentVehicleId !== null) {
      throw new Refusal(409, 'This driver has left and cannot have a vehicle.', { reason: 'has_left' });
    }
    if (draft.currentVehicleId !== null && draft.currentVehicleId !== earlier.current_vehicle_id) {
      await holdVehicle(tx, draft.currentVehicleId);
    }
    await tx
      .updateTable('driver')
      .set({ ...columnsOf(draft), updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (photo) {
      await keepDocument(services, tx, member.companyId, { kind: 'driver', id }, { type: 'photo', file: photo });
    }
    return showDriver(services, tx, member.companyId, id);
  }).catch(refuseAllTaken(services, member, draft, id));
}
