import { uniqueViolation } from '../database/uniqueViolation.ts';
import { Refusal } from '../web/Refusal.ts';

const fields: Readonly<Record<string, string>> = { vehicle_fleet_no: 'fleetNo', vehicle_plate: 'plate' };

/** Tells people, instead of the database, that a fleet number or plate belongs to another vehicle of the company. */
export function refuseTaken(error: unknown): never {
  const field = fields[uniqueViolation(error) ?? ''];
  if (field === undefined) throw error;
  throw new Refusal(422, 'There is such a vehicle already.', {
    errors: [{ field, message: 'belongs to another vehicle already' }],
  });
}
