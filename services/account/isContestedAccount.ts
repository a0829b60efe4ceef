import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Whether an address waits to be confirmed and its password need not be its owner's; false for one without an account. */
export async function isContestedAccount(db: Kysely<Tables>, email: string): Promise<boolean> {
  const account = await db.selectFrom('app_user').select('contested_at').where('email', '=', email).executeTakeFirst();
  return account !== undefined && account.contested_at !== null;
}
