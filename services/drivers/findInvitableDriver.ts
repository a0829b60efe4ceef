import type { Transaction } from 'kysely';
import { refuseSecondAcceptance } from '../invitations/refuseSecondAcceptance.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import type { DriverRow } from './DriverRow.ts';
import { refusedField } from '../web/problems/refusedField.ts';

/** Locks a driver of the transaction's company who can be invited: has not left and has not accepted an invitation. */
export async function findInvitableDriver(tx: Transaction<Tables>, id: string): Promise<DriverRow> {
  const driver = await tx.selectFrom('driver').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!driver) {
    throw new Refusal(422, 'Some fields are not right.', {
      errors: [refusedField('driverId', 'noDriverOfOurs')],
    });
  }
  if (driver.status === 'left') throw new Refusal(409, 'This driver has left. That is final.', { reason: 'has_left' });
  await refuseSecondAcceptance(tx, id);
  return driver;
}
