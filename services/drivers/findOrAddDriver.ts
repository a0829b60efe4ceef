import { sql, type Transaction } from 'kysely';
import type { Invited } from '../invitations/DriverRoster.ts';
import { refuseSecondAcceptance } from '../invitations/invitationsOfDriver.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import type { DriverRow } from './DriverTable.ts';
import { phoneTaken, refuseDuplicate } from './refuseDuplicates.ts';

/**
 * Finds the driver to invite and returns the id: the one named by `driverId`, else one invited before with this phone number or
 * email address, else a new one. Refuses another driver's phone number with 422.
 */
export async function findOrAddDriver(
  services: Pick<Services, 'clock' | 'random'>,
  tx: Transaction<Tables>,
  companyId: string,
  invited: Invited,
  driverId?: string,
): Promise<string> {
  const sameNumber = await findByPhone(tx, invited.phone);
  if (driverId !== undefined) {
    if (sameNumber && sameNumber.id !== driverId) throw phoneTaken();
    return updateInvited(services, tx, await findInvitableDriver(tx, driverId), invited);
  }
  if (sameNumber && sameNumber.status !== 'invited') throw phoneTaken();
  const known = sameNumber ?? (await findInvitedByEmail(tx, invited));
  if (known) return updateInvited(services, tx, known, invited);
  const added = await addInvited(services, tx, companyId, invited);
  // A concurrent request added the driver first. Retry to find it.
  return added?.id ?? findOrAddDriver(services, tx, companyId, invited);
}

/** Locks a driver of the transaction's company who can be invited: has not left and has not accepted an invitation. */
async function findInvitableDriver(tx: Transaction<Tables>, id: string): Promise<DriverRow> {
  const driver = await tx.selectFrom('driver').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!driver) {
    throw refusedFields([refusedField('driverId', 'noDriverOfOurs')]);
  }
  if (driver.status === 'left') throw new Refusal(409, 'This driver has left for good.', { reason: 'has_left' });
  await refuseSecondAcceptance(tx, id);
  return driver;
}

/** The status is a literal, not a parameter, so that a generic plan can use the partial index. */
const findByPhone = async (tx: Transaction<Tables>, phone: string | null): Promise<DriverRow | undefined> =>
  phone === null
    ? undefined
    : tx
        .selectFrom('driver')
        .selectAll()
        .where('phone', '=', phone)
        .where(sql<boolean>`status <> 'left'`)
        .forUpdate()
        .executeTakeFirst();

const findInvitedByEmail = async (
  tx: Transaction<Tables>,
  { phone, email }: Invited,
): Promise<DriverRow | undefined> =>
  email === null
    ? undefined
    : tx
        .selectFrom('driver')
        .selectAll()
        .where('email', '=', email)
        .where(sql<boolean>`status = 'invited'`)
        .$if(phone !== null, (query) => query.where('phone', 'is', null))
        .orderBy('created_at')
        .forUpdate()
        .executeTakeFirst();

/** Updates name and contact from the newest invitation, until the driver has accepted one. */
async function updateInvited(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction<Tables>,
  { id, status, phone, email, version }: DriverRow,
  invited: Invited,
): Promise<string> {
  if (status === 'invited') {
    const contact = { phone: invited.phone ?? phone, email: invited.email ?? email };
    await tx
      .updateTable('driver')
      .set({ ...contact, name: invited.name, updated_at: clock.now(), version: version + 1 })
      .where('id', '=', id)
      .execute()
      .catch(refuseDuplicate);
  }
  return id;
}

const addInvited = (
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  tx: Transaction<Tables>,
  companyId: string,
  { name, phone, email }: Invited,
) =>
  tx
    .insertInto('driver')
    .values({
      name,
      phone,
      email,
      id: random.uuid(),
      company_id: companyId,
      created_at: clock.now(),
      updated_at: clock.now(),
      language: 'en',
      employment: 'employee',
      status: 'invited',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
