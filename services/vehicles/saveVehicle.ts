import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { uncouple } from '../coupling/coupling.ts';
import { findVehicle, lockVehicle } from './findVehicle.ts';
import { refuseDuplicates } from './refuseDuplicates.ts';
import { checkVehicleRules, columnsOf, type VehicleChange, type VehicleDraft } from './vehicleDraft.ts';

/** Adds a vehicle, available and without papers. */
export function addVehicle(services: Services, member: Member, draft: VehicleDraft) {
  const { db, clock, random } = services;
  const { companyId, userId } = member;
  const now = clock.now();
  const id = random.uuid();
  checkVehicleRules(draft, now);
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
    return findVehicle(tx, id, now);
  }).catch(refuseDuplicates(services, member, draft));
}

/** Replaces a vehicle's details. Refuses a stale version with 409. */
export function changeVehicle(services: Services, member: Member, id: string, { version, ...draft }: VehicleChange) {
  const { db, clock } = services;
  const { companyId, userId } = member;
  const now = clock.now();
  checkVehicleRules(draft, now);
  return inCompany(db, companyId, userId, async (tx) => {
    const earlier = await lockVehicle(tx, id, version);
    // Another kind pulls and is pulled by others.
    if (draft.kind !== earlier.kind) await uncouple(tx, earlier);
    await tx
      .updateTable('vehicle')
      .set({
        ...columnsOf(draft),
        fleet_no_shared: sql`fleet_no_shared and fleet_no_look = look_of(${draft.fleetNo})`,
        plate_shared: sql`plate_shared and plate_look = letters_of_look(${draft.plate}) and plate_country = ${draft.plateCountry}`,
        updated_at: now,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    return findVehicle(tx, id, now);
  }).catch(refuseDuplicates(services, member, draft, id));
}
