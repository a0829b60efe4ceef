import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { InspectedFile } from '../papers/inspectFile.ts';
import { saveDocument } from '../papers/saveDocument.ts';
import { checkIssueDate } from '../papers/checkIssueDate.ts';
import type { Services } from '../Services.ts';
import { Refusal } from '../web/Refusal.ts';
import { columnsOf } from './columnsOf.ts';
import type { DriverChange } from './driverDraft.ts';
import { lockVehicleForDriver } from './lockVehicleForDriver.ts';
import { lockDriver } from './lockDriver.ts';
import { refuseDuplicates } from './refuseDuplicates.ts';
import { requirePhone } from './requirePhone.ts';
import { findDriverAnswer } from './findDriverAnswer.ts';

/** Replaces a driver's details. Refuses a stale version with 409. Without a new photo the old one stays. */
export function changeDriver(
  services: Services,
  member: Member,
  id: string,
  { version, ...draft }: DriverChange,
  photo: InspectedFile | undefined,
) {
  const { db, clock } = services;
  const now = clock.now();
  checkIssueDate(draft.licence?.issuedOn, now, 'licence.issuedOn');
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    const earlier = await lockDriver(tx, id, version);
    if (earlier.status !== 'invited') requirePhone(draft.phone);
    if (earlier.status === 'left' && draft.currentVehicleId !== null) {
      throw new Refusal(409, 'This driver has left and cannot have a vehicle.', { reason: 'has_left' });
    }
    if (draft.currentVehicleId !== null && draft.currentVehicleId !== earlier.current_vehicle_id) {
      await lockVehicleForDriver(tx, draft.currentVehicleId);
    }
    await tx
      .updateTable('driver')
      .set({ ...columnsOf(draft), updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (photo) {
      await saveDocument(services, tx, member.companyId, { kind: 'driver', id }, { type: 'photo', file: photo });
    }
    return findDriverAnswer(services, tx, member.companyId, id);
  }).catch(refuseDuplicates(services, member, draft, id));
}
