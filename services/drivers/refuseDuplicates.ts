import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import type { Services } from '../Services.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { Refusal } from '../web/Refusal.ts';
import type { DriverDraft } from './driverDraft.ts';

/** The refusal for another driver's phone number: it must be unique in a company. */
export const phoneTaken = (): Refusal =>
  new Refusal(422, 'A driver with this phone number already exists.', {
    errors: [refusedField('phone', 'ofOtherDriver')],
  });

/** Turns a unique violation into a refusal: the phone number or vehicle is another driver's. */
export function refuseDuplicate(error: unknown): never {
  const constraint = uniqueViolation(error);
  if (constraint === 'driver_phone') throw phoneTaken();
  if (constraint === 'driver_vehicle') {
    throw new Refusal(422, 'Another driver has this vehicle.', {
      errors: [refusedField('currentVehicleId', 'vehicleTaken')],
    });
  }
  throw error;
}

/**
 * Like `refuseDuplicate`, but reports both if phone number and vehicle are taken; the database reports only the first. `id` is the
 * driver being changed.
 */
export const refuseDuplicates =
  (services: Pick<Services, 'db'>, member: Member, draft: DriverDraft, id?: string) =>
  async (error: unknown): Promise<never> => {
    if (uniqueViolation(error) === undefined) throw error;
    const taken = await takenOf(services, member, draft, id);
    if (!taken.phone || !taken.vehicle) return refuseDuplicate(error);
    throw new Refusal(422, 'Other drivers have this phone number and this vehicle.', {
      errors: [refusedField('phone', 'ofOtherDriver'), refusedField('currentVehicleId', 'vehicleTaken')],
    });
  };

async function takenOf(
  { db }: Pick<Services, 'db'>,
  { companyId, userId }: Member,
  { phone, currentVehicleId }: DriverDraft,
  id: string | undefined,
) {
  const others = await inCompany(db, companyId, userId, (tx) => {
    const found = tx
      .selectFrom('driver')
      .select(['phone', 'status', 'current_vehicle_id'])
      .where('company_id', '=', companyId)
      .where((where) => where.or([where('phone', '=', phone), where('current_vehicle_id', '=', currentVehicleId)]));
    return (id === undefined ? found : found.where('id', '<>', id)).execute();
  });
  return {
    phone: phone !== null && others.some((other) => other.phone === phone && other.status !== 'left'),
    vehicle: currentVehicleId !== null && others.some((other) => other.current_vehicle_id === currentVehicleId),
  };
}
