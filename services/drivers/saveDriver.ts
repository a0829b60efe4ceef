import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { checkIssueDate } from '../papers/checkIssueDate.ts';
import { saveDocument } from '../papers/saveDocument.ts';
import type { TakenFile } from '../papers/takeFile.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import { columnsOf, type DriverChange, type DriverDraft, requirePhone } from './driverDraft.ts';
import { findDriver, lockDriver } from './findDriver.ts';
import { withoutFiledDates } from './heldPapers.ts';
import { refuseDuplicates } from './refuseDuplicates.ts';

/** Adds an active driver, who needs a phone number. */
export function addDriver(services: Services, member: Member, draft: DriverDraft, photo: TakenFile | undefined) {
  const { db, clock, random } = services;
  const now = clock.now();
  checkIssueDate(draft.licence?.issuedOn, now, 'licence.issuedOn');
  requirePhone(draft.phone);
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    if (draft.currentVehicleId !== null) await lockVehicle(tx, draft.currentVehicleId);
    const id = random.uuid();
    await tx
      .insertInto('driver')
      .values({
        ...columnsOf(draft),
        id,
        company_id: member.companyId,
        created_at: now,
        updated_at: now,
        status: 'active',
      })
      .execute();
    if (photo) {
      await saveDocument(services, tx, member.companyId, { kind: 'driver', id }, { type: 'photo', file: photo });
    }
    return findDriver(services, tx, member.companyId, id);
  }).catch(refuseDuplicates(services, member, draft));
}

/** Replaces a driver's details. Refuses a stale version with 409. Without a new photo the old one stays. */
export function changeDriver(
  services: Services,
  member: Member,
  id: string,
  { version, ...draft }: DriverChange,
  photo: TakenFile | undefined,
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
      await lockVehicle(tx, draft.currentVehicleId);
    }
    await tx
      .updateTable('driver')
      .set({ ...columnsOf(withoutFiledDates(draft, earlier)), updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (photo) {
      await saveDocument(services, tx, member.companyId, { kind: 'driver', id }, { type: 'photo', file: photo });
    }
    return findDriver(services, tx, member.companyId, id);
  }).catch(refuseDuplicates(services, member, draft, id));
}

/** Locks the vehicle to assign. Refuses with 422 if it is retired or not of the transaction's company. */
async function lockVehicle(tx: Transaction<Tables>, id: string): Promise<void> {
  const vehicle = await tx.selectFrom('vehicle').select('status').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (vehicle && vehicle.status !== 'retired') return;
  throw refusedFields([refusedField('currentVehicleId', vehicle ? 'vehicleRetired' : 'noVehicleOfOurs')]);
}
