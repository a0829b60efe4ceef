import { sql } from 'kysely';
import { normaliseEmail } from '../fields/normaliseEmail.ts';
import type { AccountServices } from './AccountServices.ts';
import { redeemCode } from './codes/redeemCode.ts';
import { namesAround, refuseNames } from './passwords/refuseNames.ts';
import { revokeSignIns } from './sessions/revokeSignIns.ts';
import { forgetAllFailures } from './signInLimits/failures.ts';
import { forgetBrowsers } from './signInLimits/knownBrowser.ts';
import { wrongCode } from './wrongCode.ts';

/**
 * Sets a new password by mailed code: unlocks the account, ends all its sessions, forgets its browsers and confirms it, because the code proves the
 * address. Hashes before checking the code, so that right and wrong codes take the same time.
 */
export async function resetPassword(
  services: AccountServices,
  { username, otp, password }: { readonly username: string; readonly otp: string; readonly password: string },
  peer: string,
): Promise<{ username: string }> {
  const email = normaliseEmail(username);
  const passwordHash = await services.passwords.hash(password, peer);
  const isSaved = await services.db.transaction().execute(async (tx) => {
    const userId = await redeemCode(services, tx, 'reset', email, otp);
    if (userId === undefined) return false;
    refuseNames(password, await namesAround(tx, userId));
    const now = services.clock.now();
    await tx
      .updateTable('app_user')
      .set({
        password_hash: passwordHash,
        confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})`,
        contested_at: null,
        updated_at: now,
      })
      .where('id', '=', userId)
      .execute();
    await tx.deleteFrom('one_time_code').where('user_id', '=', userId).execute();
    await revokeSignIns(tx, { userId }, now);
    await forgetAllFailures(tx, email);
    await forgetBrowsers(tx, userId);
    return true;
  });
  if (!isSaved) throw wrongCode();
  return { username: email };
}
