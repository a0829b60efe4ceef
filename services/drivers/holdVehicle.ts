import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** Makes sure that a vehicle is of the transaction's company and in service, and stays there until the transaction ends. */
export async function holdVehicle(tx: Transaction<Tables>, id: string): Promise<void> {
  const vehicle = await tx.selectFrom('vehicle').select('status').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (vehicle && vehicle.status !== 'retired') return;
  const error = refusedField('currentVehicleId', vehicle ? 'vehicleRetired' : 'noVehicleOfOurs');
  throw new Refusal(422, 'Some fields are not right.', { errors: [error] });
}
