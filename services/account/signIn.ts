import { sql, type Selectable } from 'kysely';
import { normaliseEmail } from '../fields/normaliseEmail.ts';
import type { Services } from '../Services.ts';
import type { AccountServices } from './AccountServices.ts';
import type { AppUserTable } from './AppUserTable.ts';
import { lockoutSeconds } from './passwords/lockoutSeconds.ts';
import type { SignedIn } from './sessions/SignedIn.ts';
import { startSession } from './sessions/startSession.ts';

/**
 * Signs in by password. Undefined for a wrong password and for an unknown, unconfirmed, locked or disabled account: each costs
 * one look-up, one hash and one write, so that answer and time reveal nothing.
 */
export function signIn(
  services: AccountServices,
  username: string,
  password: string,
  peer: string,
): Promise<SignedIn | undefined> {
  const email = normaliseEmail(username);
  const find = () => services.db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();

  const conclude = async (account: Selectable<AppUserTable> | undefined, isRight: boolean) => {
    const isLocked = account?.locked_until && account.locked_until > services.clock.now();
    if (!account || !isRight || isLocked || !account.confirmed_at || account.disabled_at) {
      await countFailure(services, email);
      return undefined;
    }
    if (account.failed_logins > 0) await resetFailures(services, account.id);
    const token = await startSession(services, account);
    const { id, name, phone } = account;
    return token === undefined ? undefined : { token, user: { id, name, email, phone } };
  };
  return services.passwords.check(find, password, conclude, peer);
}

/** Counts a failure, unless the account is already locked. */
async function countFailure({ db, clock }: Services, email: string): Promise<void> {
  const now = clock.now();
  const failures = sql<number>`failed_logins + 1`;
  const seconds = sql`(${[...lockoutSeconds]}::int[])[least(${failures}, ${lockoutSeconds.length})]`;
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

const resetFailures = ({ db }: Services, userId: string) =>
  db.updateTable('app_user').set({ failed_logins: 0, locked_until: null }).where('id', '=', userId).execute();
