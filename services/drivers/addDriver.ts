import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { InspectedFile } from '../papers/inspectFile.ts';
import { saveDocument } from '../papers/saveDocument.ts';
import { checkIssueDate } from '../papers/checkIssueDate.ts';
import type { Services } from '../Services.ts';
import { columnsOf } from './columnsOf.ts';
import type { DriverDraft } from './driverDraft.ts';
import { lockVehicleForDriver } from './lockVehicleForDriver.ts';
import { refuseDuplicates } from './refuseDuplicates.ts';
import { requirePhone } from './requirePhone.ts';
import { findDriverAnswer } from './findDriverAnswer.ts';

/** Adds an active driver, who needs a phone number. */
export function addDriver(services: Services, member: Member, draft: DriverDraft, photo: InspectedFile | undefined) {
  const { db, clock, random } = services;
  const now = clock.now();
  checkIssueDate(draft.licence?.issuedOn, now, 'licence.issuedOn');
  requirePhone(draft.phone);
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    if (draft.currentVehicleId !== null) await lockVehicleForDriver(tx, draft.currentVehicleId);
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
    return findDriverAnswer(services, tx, member.companyId, id);
  }).catch(refuseDuplicates(services, member, draft));
}
