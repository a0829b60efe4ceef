import type { Transaction } from 'kysely';
import type { Accepted, DriverRoster } from '../invitations/DriverRoster.ts';
import { refuseSecondAcceptance } from '../invitations/invitationsOfDriver.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { requirePhone } from './driverDraft.ts';
import { findOrAddDriver } from './findOrAddDriver.ts';
import { refuseDuplicate } from './refuseDuplicates.ts';

/** Implements the `DriverRoster` port of the invitations room. */
export const driverRoster = (services: Services): DriverRoster => ({
  findOrAdd: (tx, companyId, invited, driverId) => findOrAddDriver(services, tx, companyId, invited, driverId),
  activate: (tx, invitation, givenPhone) => activateDriver(services, tx, invitation, givenPhone),
});

/**
 * Activates the driver of an invitation and returns the id. A driver without a phone number gets the one from the acceptance; a
 * driver who is active, on leave or suspended keeps the status. Only one invitation of a driver can be accepted.
 */
async function activateDriver(
  services: Services,
  tx: Transaction<Tables>,
  invitation: Accepted,
  givenPhone: string | undefined,
): Promise<string> {
  const id = invitation.driver_id ?? (await findOrAddDriver(services, tx, invitation.company_id, invitation));
  const driver = await tx.selectFrom('driver').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  if (driver.status === 'left') throw new Refusal(409, 'This driver has left for good.', { reason: 'has_left' });
  await refuseSecondAcceptance(tx, id);
  const phone = driver.phone ?? invitation.phone ?? givenPhone;
  requirePhone(phone);
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
