import { uniqueViolation } from '../database/uniqueViolation.ts';
import { Refusal } from '../web/Refusal.ts';

const taken: Readonly<Record<string, readonly [field: string, message: string]>> = {
  vehicle_fleet_no: ['fleetNo', 'is another vehicle of your company'],
  vehicle_plate: ['plate', 'is on another vehicle of your company'],
};

/** Tells people, instead of the database, that a fleet number or plate belongs to another vehicle of the company. */
export function refuseTaken(error: unknown): never {
  const [field, message] = taken[uniqueViolation(error) ?? ''] ?? [];
  if (field === undefined || message === undefined) throw error;
  throw new Refusal(422, 'There is such a vehicle already.', { errors: [{ field, message }] });
}
