import { normaliseEmail } from '../fields/normaliseEmail.ts';
import type { AccountServices } from './AccountServices.ts';
import { redeemCode } from './codes/redeemCode.ts';
import { unusableHash } from './passwords/unusableHash.ts';
import { forgetAllFailures } from './signInLimits/failures.ts';
import { verifyProof } from './signUpProof.ts';
import { wrongCode } from './wrongCode.ts';

/**
 * Confirms an account by its code and resets failed sign-ins. The code proves the address, but not who chose the password: a
 * contested account keeps its password only with the `proof` of the sign-up in which it was typed. Otherwise a new one must be
 * chosen by mailed code.
 */
export async function confirmAccount(
  services: AccountServices,
  { username, otp }: { readonly username: string; readonly otp: string },
  proof: string | undefined,
): Promise<{ username: string }> {
  const email = normaliseEmail(username);
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
    const isTheirs = contestedAt === null || verifyProof(services.pepper, email, passwordHash, proof);
    await tx
      .updateTable('app_user')
      .set({
        password_hash: isTheirs ? passwordHash : unusableHash,
        confirmed_at: now,
        contested_at: null,
        updated_at: now,
      })
      .where('id', '=', userId)
      .execute();
    await forgetAllFailures(tx, email);
    return true;
  });
  if (!isConfirmed) throw wrongCode();
  return { username: email };
}
