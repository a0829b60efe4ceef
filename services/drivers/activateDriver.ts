import type { Transaction } from 'kysely';
import type { Accepted } from '../invitations/DriverRoster.ts';
import { refuseSecondAcceptance } from '../invitations/refuseSecondAcceptance.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { refuseDuplicate } from './refuseDuplicate.ts';
import { findOrAddDriver } from './findOrAddDriver.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/**
 * Activates the driver of an invitation and returns the id. A driver without a phone number gets the one from the acceptance; a
 * driver who is active, on leave or suspended keeps the status. Only one invitation of a driver can be accepted.
 */
export async function activateDriver(
  services: Services,
  tx: Transaction<Tables>,
  invitation: Accepted,
  givenPhone: string | undefined,
): Promise<string> {
  const id = invitation.driver_id ?? (await findOrAddDriver(services, tx, invitation.company_id, invitation));
  const driver = await tx.selectFrom('driver').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  if (driver.status === 'left') throw new Refusal(409, 'This driver has left. That is final.', { reason: 'has_left' });
  await refuseSecondAcceptance(tx, id);
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
    .catch(refuseDuplicate);
  return id;
}
