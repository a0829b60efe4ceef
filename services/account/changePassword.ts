import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { queueMail } from '../mail/queueMail.ts';
import { mailTexts } from '../mail/texts/mailTexts.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import type { AccountServices } from './AccountServices.ts';
import { brandNameOf } from './brandNameOf.ts';
import { isOwnEmail } from './passwords/isOwnEmail.ts';
import { namesAround, refuseNames } from './passwords/refuseNames.ts';
import { requireOwnPassword } from './requireOwnPassword.ts';
import { renewSignIn } from './sessions/renewSignIn.ts';
import { revokeSignIns } from './sessions/revokeSignIns.ts';
import type { SignedIn } from './sessions/SignedIn.ts';
import { toSignedInUser } from './sessions/toSignedInUser.ts';
import { forgetFailures } from './signInLimits/failures.ts';
import { forgetBrowsers } from './signInLimits/knownBrowser.ts';
import { ofSession } from './signInLimits/signInLimits.ts';

/** Each change sends a mail. */
const limits = { maxInWindow: 5, window: 60 * 60_000 };
const refusal = 'The password has been changed too often in the last hour. Try again later.';

/** Mails about a password are worth reading for a day. */
const mailExpiresAfterMs = 24 * 3_600_000;

/**
 * Changes a password, given the current one, at most five times an hour. Ends every other sign-in and every mailed code, forgets the
 * browsers that were known, and tells the person by mail. Answers a new token for this sign-in, whose old ones end too.
 */
export async function changePassword(
  services: AccountServices,
  user: { readonly userId: string; readonly signInId: string },
  passwords: { readonly currentPassword: string; readonly password: string },
  peer: string,
): Promise<SignedIn> {
  const { db, clock } = services;
  const { currentPassword, password } = passwords;
  const typed = { field: 'currentPassword', password: currentPassword };
  const account = await requireOwnPassword(services, user, typed, peer);
  if (isOwnEmail(password, account.email)) throw refusedFields([refusedField('password', 'passwordIsEmail')]);
  if (password === currentPassword) {
    throw refusedFields([refusedField('password', 'passwordUnchanged')]);
  }
  refuseNames(password, await namesAround(db, account.id));
  await enforceRateLimit(db, `password of ${account.id}`, limits, refusal, clock.now());
  const passwordHash = await services.passwords.hash(password, peer);
  const token = await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const changed = await tx
      .updateTable('app_user')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw refusedFields([refusedField('currentPassword', 'wrongPassword')]);
    await tx.deleteFrom('one_time_code').where('user_id', '=', account.id).execute();
    await revokeSignIns(tx, { userId: account.id, except: user.signInId }, now);
    await forgetBrowsers(tx, account.id);
    const letter = mailTexts.passwordChanged(await brandNameOf(tx, account.email));
    await queueMail(services, tx, { to: account.email, ...letter, expiresAfterMs: mailExpiresAfterMs });
    return renewSignIn(services, tx, user.signInId);
  });
  await forgetFailures(db, ofSession(user.signInId));
  return { token, user: toSignedInUser(account) };
}
