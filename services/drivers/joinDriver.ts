import type { Transaction } from 'kysely';
import type { Accepted } from '../invitations/DriverRoster.ts';
import { refuseSecondApp } from '../invitations/refuseSecondApp.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { refuseTaken } from './refuseTaken.ts';
import { takeDriver } from './takeDriver.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/**
 * Makes the driver of an invitation an active one and answers the id. One without a phone number takes that of the acceptance;
 * whoever is active, on leave or suspended stays so.
 * Of several open invitations of a driver one is accepted.
 */
export async function joinDriver(
  services: Services,
  tx: Transaction<Tables>,
  invitation: Accepted,
  givenPhone: string | undefined,
): Promise<string> {
  const id = invitation.driver_id ?? (await takeDriver(services, tx, invitation.company_id, invitation));
  const driver = await tx.selectFrom('driver').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  if (driver.status === 'left') throw new Refusal(409, 'This driver has left. That is final.', { reason: 'has_left' });
  await refuseSecondApp(tx, id);
  const phone = driver.phone ?? invitation.phone ?? givenPhone;
  if (phone === undefined) {
    throw new Refusal(422, 'Some fields are not right.', {
      errors: [refusedField('phone', 'required')],
    });
  }
  await tx
    .updateTable('driver')
    .set({
      phone,
      status: driver.status === 'invited' ? 'active' : driver.status,
      updated_at: services.clock.now(),
      version: driver.version + 1,
    })
    .where('id', '=', id)
    .execute()
    .catch(refuseTaken);
  return id;
}
