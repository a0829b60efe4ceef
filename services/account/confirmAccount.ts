import type * as v from 'valibot';
import { normaliseEmail } from '../fields/normaliseEmail.ts';
import type { confirmationAnswer } from './accountSchemas.ts';
import type { AccountServices } from './AccountServices.ts';
import { redeemCode } from './codes/redeemCode.ts';
import { unusableHash } from './passwords/unusableHash.ts';
import { forgetAllFailures } from './signInLimits/failures.ts';
import { verifyProof } from './signUpProof.ts';
import { wrongCode } from './wrongCode.ts';

/**
 * Confirms an account by its code and resets failed sign-ins. The code proves the address, but not who chose the password: a
 * contested account keeps its password only with the `proof` of the sign-up in which it was typed. Otherwise a new one must be
 * chosen by mailed code, and whoever has this code is told so.
 */
export async function confirmAccount(
  services: AccountServices,
  { username, otp }: { readonly username: string; readonly otp: string },
  proof: string | undefined,
): Promise<v.InferOutput<typeof confirmationAnswer>> {
  const email = normaliseEmail(username);
  const kept = await services.db.transaction().execute(async (tx) => {
    const userId = await redeemCode(services, tx, 'confirm', email, otp);
    if (userId === undefined) return undefined;
    const now = services.clock.now();
    const { password_hash: passwordHash, contested_at: contestedAt } = await tx
      .selectFrom('app_user')
      .select(['password_hash', 'contested_at'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isTheirs = contestedAt === null || verifyProof(services.pepper, email, passwordHash, proof);
    const keptHash = isTheirs ? passwordHash : unusableHash;
    await tx
      .updateTable('app_user')
      .set({
        password_hash: keptHash,
        confirmed_at: now,
        contested_at: null,
        updated_at: now,
      })
      .where('id', '=', userId)
      .execute();
    await forgetAllFailures(tx, email);
    return keptHash;
  });
  if (kept === undefined) throw wrongCode();
  return { username: email, needsPassword: kept === unusableHash };
}
