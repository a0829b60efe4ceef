import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** Locks the vehicle to assign. Refuses with 422 if it is retired or not of the transaction's company. */
export async function lockVehicleForDriver(tx: Transaction<Tables>, id: string): Promise<void> {
  const vehicle = await tx.selectFrom('vehicle').select('status').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (vehicle && vehicle.status !== 'retired') return;
  const error = refusedField('currentVehicleId', vehicle ? 'vehicleRetired' : 'noVehicleOfOurs');
  throw new Refusal(422, 'Some fields are not right.', { errors: [error] });
}
