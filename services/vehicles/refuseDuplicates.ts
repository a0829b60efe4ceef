import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import type { Services } from '../Services.ts';
import { Refusal } from '../web/Refusal.ts';
import type { VehicleDraft } from './vehicleDraft.ts';
import { refusedField } from '../web/problems/refusedField.ts';

const fields: Readonly<Record<string, string>> = {
  vehicle_fleet_no: 'fleetNo',
  vehicle_fleet_no_look: 'fleetNo',
  vehicle_plate: 'plate',
};

/**
 * Turns a unique violation into a refusal that names fleet number, plate or both; the database reports only the first. `id` is
 * the vehicle being changed.
 */
export const refuseDuplicates =
  (services: Pick<Services, 'db'>, member: Member, draft: VehicleDraft, id?: string) =>
  async (error: unknown): Promise<never> => {
    const first = fields[uniqueViolation(error) ?? ''];
    if (first === undefined) throw error;
    const taken = new Set([first, ...(await takenFields(services, member, draft, id))]);
    throw new Refusal(422, 'A vehicle with this fleet number or plate already exists.', {
      errors: [...new Set(Object.values(fields))]
        .filter((field) => taken.has(field))
        .map((field) => refusedField(field, 'ofOtherVehicle')),
    });
  };

async function takenFields(
  { db }: Pick<Services, 'db'>,
  { companyId, userId }: Member,
  { fleetNo, plate, plateCountry }: VehicleDraft,
  id: string | undefined,
): Promise<readonly string[]> {
  const hasFleetNo = sql<boolean>`(fleet_no_look = look_of(${fleetNo}) or fleet_no_key = lower(${fleetNo}))`;
  const hasPlate = sql<boolean>`plate_look = letters_of_look(${plate}) and plate_country = ${plateCountry}`;
  const others = await inCompany(db, companyId, userId, (tx) => {
    const found = tx
      .selectFrom('vehicle')
      .select([hasFleetNo.as('hasFleetNo'), hasPlate.as('hasPlate')])
      .where('company_id', '=', companyId)
      .where((where) => where.or([hasFleetNo, sql<boolean>`(${hasPlate})`]));
    return (id === undefined ? found : found.where('id', '<>', id)).execute();
  });
  return others.flatMap((other) => [...(other.hasFleetNo ? ['fleetNo'] : []), ...(other.hasPlate ? ['plate'] : [])]);
}
