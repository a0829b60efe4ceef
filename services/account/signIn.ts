import { sql, type Selectable } from 'kysely';
import { emailOf } from '../fields/emailOf.ts';
import type { Services } from '../Services.ts';
import type { AccountServices } from './AccountServices.ts';
import type { AppUserTable } from './AppUserTable.ts';
import { lockSteps } from './passwords/lockSteps.ts';
import type { SignedIn } from './sessions/SignedIn.ts';
import { startSession } from './sessions/startSession.ts';

/**
 * Undefined for an account that is unknown, unconfirmed, locked or disabled, and for a wrong password: each costs one look-up,
 * one hash and one write, so that neither answer nor time tells them apart.
 */
export function signIn(
  services: AccountServices,
  username: string,
  password: string,
  peer: string,
): Promise<SignedIn | undefined> {
  const email = emailOf(username);
  const find = () => services.db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();

  const conclude = async (account: Selectable<AppUserTable> | undefined, isRight: boolean) => {
    const isLocked = account?.locked_until && account.locked_until > services.clock.now();
    if (!account || !isRight || isLocked || !account.confirmed_at || account.disabled_at) {
      await noteFailure(services, email);
      return undefined;
    }
    if (account.failed_logins > 0) await forgetFailures(services, account.id);
    const token = await startSession(services, account);
    const { id, name, phone } = account;
    return token === undefined ? undefined : { token, user: { id, name, email, phone } };
  };
  return services.passwords.check(find, password, conclude, peer);
}

/** Counts a failure unless the account is locked already: whoever waits for the lock to end finds the next one longer. */
async function noteFailure({ db, clock }: Services, email: string): Promise<void> {
  const now = clock.now();
  const failures = sql<number>`failed_logins + 1`;
  const seconds = sql`(${[...lockSteps]}::int[])[least(${failures}, ${lockSteps.length})]`;
  await db
    .updateTable('app_user')
    .set({
      failed_logins: failures,
      locked_until: sql<Date>`${now}::timestamptz + make_interval(secs => ${seconds})`,
    })
    .where('email', '=', email)
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<=', now)]))
    .execute();
}

const forgetFailures = ({ db }: Services, userId: string) =>
  db.updateTable('app_user').set({ failed_logins: 0, locked_until: null }).where('id', '=', userId).execute();
