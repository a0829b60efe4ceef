import { sql } from 'kysely';
import { emailOf } from '../fields/emailOf.ts';
import type { AccountServices } from './AccountServices.ts';
import { redeemCode } from './codes/redeemCode.ts';
import { revokeSignIns } from './sessions/revokeSignIns.ts';
import { wrongCode } from './wrongCode.ts';

/**
 * A new password for whoever has the mailed code: it unlocks the account, ends all its sessions and, as the code proves the
 * address, confirms it. Hashed before the code is looked at, so that a right and a wrong code cost the same.
 */
export async function savePassword(
  services: AccountServices,
  { username, otp, password }: { readonly username: string; readonly otp: string; readonly password: string },
  peer: string,
): Promise<{ username: string }> {
  const email = emailOf(username);
  const passwordHash = await services.passwords.hash(password, peer);
  const isSaved = await services.db.transaction().execute(async (tx) => {
    const userId = await redeemCode(services, tx, 'reset', email, otp);
    if (userId === undefined) return false;
    const now = services.clock.now();
    await tx
      .updateTable('app_user')
      .set({
        password_hash: passwordHash,
        confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})`,
        contested_at: null,
        failed_logins: 0,
        locked_until: null,
        updated_at: now,
      })
      .where('id', '=', userId)
      .execute();
    await tx.deleteFrom('one_time_code').where('user_id', '=', userId).execute();
    await revokeSignIns(tx, { userId }, now);
    return true;
  });
  if (!isSaved) throw wrongCode();
  return { username: email };
}
