import type { AccountServices } from './AccountServices.ts';
import { requireOwnPassword } from './requireOwnPassword.ts';
import { renewSignIn } from './sessions/renewSignIn.ts';
import type { SignedIn } from './sessions/SignedIn.ts';
import { toSignedInUser } from './sessions/toSignedInUser.ts';
import { forgetFailures } from './signInLimits/failures.ts';
import { ofSession } from './signInLimits/signInLimits.ts';

/** Lets a signed-in user type the password again, which opens what needs a recent one. Answers a new token; the old ones end. */
export async function confirmPassword(
  services: AccountServices,
  user: { readonly userId: string; readonly signInId: string },
  password: string,
  peer: string,
): Promise<SignedIn> {
  const account = await requireOwnPassword(services, user, { field: 'password', password }, peer);
  const token = await services.db.transaction().execute((tx) => renewSignIn(services, tx, user.signInId));
  await forgetFailures(services.db, ofSession(user.signInId));
  return { token, user: toSignedInUser(account) };
}
