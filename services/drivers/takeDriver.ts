import { sql, type Transaction } from 'kysely';
import type { Invited } from '../invitations/DriverRoster.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import type { DriverRow } from './DriverRow.ts';
import { findInvitable } from './findInvitable.ts';
import { phoneTaken } from './phoneTaken.ts';
import { refuseTaken } from './refuseTaken.ts';

/**
 * The id of the driver an invitation is for: the one it names, else one who was invited before by this phone number or address,
 * else a new one. Refuses with 409 the phone number of any other driver.
 */
export async function takeDriver(
  services: Pick<Services, 'clock' | 'random'>,
  tx: Transaction<Tables>,
  companyId: string,
  invited: Invited,
  driverId?: string,
): Promise<string> {
  const sameNumber = await withPhone(tx, invited.phone);
  if (driverId !== undefined) {
    if (sameNumber && sameNumber.id !== driverId) throw phoneTaken();
    return adopt(services, tx, await findInvitable(tx, driverId), invited);
  }
  if (sameNumber && sameNumber.status !== 'invited') throw phoneTaken();
  const known = sameNumber ?? (await invitedByEmail(tx, invited));
  if (known) return adopt(services, tx, known, invited);
  const added = await addInvited(services, tx, companyId, invited);
  // Somebody else was quicker, and is there now to be found.
  return added?.id ?? takeDriver(services, tx, companyId, invited);
}

/** Statuses stand in the texts of these statements: then one plan, with the index of such rows alone, serves every call. */
const withPhone = async (tx: Transaction<Tables>, phone: string | null): Promise<DriverRow | undefined> =>
  phone === null
    ? undefined
    : tx
        .selectFrom('driver')
        .selectAll()
        .where('phone', '=', phone)
        .where(sql<boolean>`status <> 'left'`)
        .forUpdate()
        .executeTakeFirst();

const invitedByEmail = async (tx: Transaction<Tables>, { phone, email }: Invited): Promise<DriverRow | undefined> =>
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

/** Of someone who has not joined yet the newest invitation tells name and contact. */
async function adopt(
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
      .catch(refuseTaken);
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
