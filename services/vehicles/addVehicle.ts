import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { columnsOf } from './columnsOf.ts';
import { refuseTaken } from './refuseTaken.ts';
import { refuseUnfit } from './refuseUnfit.ts';
import { showVehicle } from './showVehicle.ts';
import type { VehicleDraft } from './vehicleDraft.ts';

/** Adds a vehicle, available at once; its papers are still missing. */
export function addVehicle(services: Services, member: Member, draft: VehicleDraft) {
  const { db, clock, random } = services;
  const { companyId, userId } = member;
  const now = clock.now();
  const id = random.uuid();
  refuseUnfit(draft, now);
  return inCompany(db, companyId, userId, async (tx) => {
    await tx
      .insertInto('vehicle')
      .values({
        ...columnsOf(draft),
        id,
        company_id: companyId,
        created_at: now,
        updated_at: now,
        status: 'available',
      })
      .execute();
    return showVehicle(tx, id, now);
  }).catch(refuseTaken(services, member, draft));
}
