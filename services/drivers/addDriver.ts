import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { InspectedFile } from '../papers/inspectFile.ts';
import { keepDocument } from '../papers/keepDocument.ts';
import { refuseFutureIssue } from '../papers/refuseFutureIssue.ts';
import type { Services } from '../Services.ts';
import { columnsOf } from './columnsOf.ts';
import type { DriverDraft } from './driverDraft.ts';
import { holdVehicle } from './holdVehicle.ts';
import { refuseAllTaken } from './refuseAllTaken.ts';
import { refuseWithoutPhone } from './refuseWithoutPhone.ts';
import { showDriver } from './showDriver.ts';

/** Writes down someone who drives for the company already: an active driver, with a phone number. */
export function addDriver(services: Services, member: Member, draft: DriverDraft, photo: InspectedFile | undefined) {
  const { db, clock, random } = services;
  const now = clock.now();
  refuseFutureIssue(draft.licence?.issuedOn, now, 'licence.issuedOn');
  refuseWithoutPhone(draft.phone);
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    if (draft.currentVehicleId !== null) await holdVehicle(tx, draft.currentVehicleId);
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
      await keepDocument(services, tx, member.companyId, { kind: 'driver', id }, { type: 'photo', file: photo });
    }
    return showDriver(services, tx, member.companyId, id);
  }).catch(refuseAllTaken(services, member, draft));
}
