import { emailOf } from '../fields/emailOf.ts';
import type { AccountServices } from './AccountServices.ts';
import { redeemCode } from './codes/redeemCode.ts';
import { nobodysHash } from './passwords/nobodysHash.ts';
import { isProofOf } from './signUpProof.ts';
import { wrongCode } from './wrongCode.ts';

/**
 * Confirms an account by its code; failures to sign in before that are forgotten. The code proves the address, and not that its
 * owner chose the password: a contested account keeps it only for the `proof` of the very sign-up in which it was typed. Else it
 * loses the password, and a code to choose a new one opens it.
 */
export async function confirmAccount(
  services: AccountServices,
  { username, otp }: { readonly username: string; readonly otp: string },
  proof: string | undefined,
): Promise<{ username: string }> {
  const email = emailOf(username);
  const isConfirmed = await services.db.transaction().execute(async (tx) => {
    const userId = await redeemCode(services, tx, 'confirm', email, otp);
    if (userId === undefined) return false;
    const now = services.clock.now();
    const { password_hash: passwordHash, contested_at: contestedAt } = await tx
      .selectFrom('app_user')
      .select(['password_hash', 'contested_at'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isTheirs = contestedAt === null || isProofOf(services.pepper, email, passwordHash, proof);
    await tx
      .updateTable('app_user')
      .set({
        password_hash: isTheirs ? passwordHash : nobodysHash,
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
