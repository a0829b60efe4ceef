import { uniqueViolation } from '../database/uniqueViolation.ts';
import { phoneTaken } from './phoneTaken.ts';
import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** Turns a unique violation into a refusal: the phone number or vehicle is another driver's. */
export function refuseDuplicate(error: unknown): never {
  const constraint = uniqueViolation(error);
  if (constraint === 'driver_phone') throw phoneTaken();
  if (constraint === 'driver_vehicle') {
    throw new Refusal(409, 'Another driver has this vehicle.', {
      errors: [refusedField('currentVehicleId', 'vehicleTaken')],
    });
  }
  throw error;
}
