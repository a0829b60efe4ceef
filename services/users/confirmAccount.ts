import type { AccountServices } from '../auth/AccountServices.ts';
import { redeemCode } from '../auth/codes/redeemCode.ts';
import { emailOf } from '../fields/emailOf.ts';
import { wrongCode } from './wrongCode.ts';

/** Confirms an account by its code; failures to sign in before that are forgotten. */
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
      .set({ confirmed_at: now, failed_logins: 0, locked_until: null, updated_at: now })
      .where('id', '=', userId)
      .execute();
    return true;
  });
  if (!isConfirmed) throw wrongCode();
  return { username: email };
}
