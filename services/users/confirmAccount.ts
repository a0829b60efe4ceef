import { sql } from 'kysely';
import type { AccountServices } from '../auth/AccountServices.ts';
import { redeemCode } from '../auth/codes/redeemCode.ts';
import { nobodysHash } from '../auth/passwords/nobodysHash.ts';
import { emailOf } from '../fields/emailOf.ts';
import { wrongCode } from './wrongCode.ts';

/**
 * Confirms an account by its code; failures to sign in before that are forgotten. The code proves the address, and not which of
 * two passwords its owner chose: a contested account loses its password, and a code to choose a new one opens it.
 */
export async function confirmAccount(
  services: AccountServices,
  { username, otp }: { readonly username: string; readonly otp: string },
): Promise<{ username: string }> {
  const email = emailOf(username);
  const isConfirmed = await services.db.transaction().execute(async (tx) => {
    const userId = await redeemCode(services, tx, 'confirm', email, otp);
    if (userId === undefined) return false;
    const now = services.clock.now();
    await tx
      .updateTable('app_user')
      .set({
        password_hash: sql<string>`case when contested_at is null then password_hash else ${nobodysHash} end`,
        confirmed_at: now,
        contested_at: null,
        failed_logins: 0,
        locked_until: null,
        updated_at: now,
      })
      .where('id', '=', userId)
      .execute();
    return true;
  });
  if (!isConfirmed) throw wrongCode();
  return { username: email };
}
