import { uniqueViolation } from '../database/uniqueViolation.ts';
import { phoneTaken } from './phoneTaken.ts';
import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** Tells people, instead of the database, that a phone number or vehicle is another driver's. */
export function refuseTaken(error: unknown): never {
  const constraint = uniqueViolation(error);
  if (constraint === 'driver_phone') throw phoneTaken();
  if (constraint === 'driver_vehicle') {
    throw new Refusal(409, 'Another driver has this vehicle.', {
      errors: [refusedField('currentVehicleId', 'vehicleTaken')],
    });
  }
  throw error;
}
