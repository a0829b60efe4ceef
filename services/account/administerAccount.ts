import type { Kysely } from 'kysely';
import { normaliseEmail } from '../fields/normaliseEmail.ts';
import type { Tables } from '../Tables.ts';
import { revokeSignIns } from './sessions/revokeSignIns.ts';
import { forgetBrowsers } from './signInLimits/knownBrowser.ts';

/**
 * What whoever runs the services may do to an account: end its sign-ins (or everyone's), disable it, enable it. Returns a message
 * that says what happened; throws one for an unknown action or account.
 */
export async function administerAccount(db: Kysely<Tables>, action: string, whom: string, now: Date): Promise<string> {
  if (action === 'sign-out' && whom === 'everyone') {
    return `Ended ${signIns(await revokeSignIns(db, 'everyone', now))} of all accounts.`;
  }
  const email = normaliseEmail(whom);
  const account = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst();
  if (!account) throw new Error(`There is no account ${email}.`);
  const setDisabled = (disabledAt: Date | null) =>
    db.updateTable('app_user').set({ disabled_at: disabledAt, updated_at: now }).where('id', '=', account.id).execute();

  switch (action) {
    case 'sign-out':
      return `Ended ${signIns(await revokeSignIns(db, { userId: account.id }, now))} of ${email}.`;
    case 'disable':
      await setDisabled(now);
      await forgetBrowsers(db, account.id);
      return `Disabled ${email} and ended ${signIns(await revokeSignIns(db, { userId: account.id }, now))}.`;
    case 'enable':
      await setDisabled(null);
      return `${email} may sign in again.`;
    default:
      throw new Error(`${action} is not one of sign-out, disable, enable.`);
  }
}

const signIns = (count: number): string => (count === 1 ? 'one sign-in' : `${count} sign-ins`);
