import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Whether the account is unconfirmed and its password may be someone else's; false without an account. */
export async function isContestedAccount(db: Kysely<Tables>, email: string): Promise<boolean> {
  const account = await db.selectFrom('app_user').select('contested_at').where('email', '=', email).executeTakeFirst();
  return account !== undefined && account.contested_at !== null;
}
