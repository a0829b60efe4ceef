import type { Selectable } from 'kysely';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import type { AccountServices } from './AccountServices.ts';
import type { AppUserTable } from './AppUserTable.ts';
import { countFailure, secondsLocked } from './signInLimits/failures.ts';
import { ofSession } from './signInLimits/signInLimits.ts';

interface TypedPassword {
  /** The field of the body it was typed in. */
  readonly field: string;
  readonly password: string;
}

/**
 * The account of a signed-in user who typed its password. Refuses a wrong one with 422 for its field; five wrong guesses lock the
 * check for this sign-in (429), and neither the account nor its other sign-ins.
 */
export async function requireOwnPassword(
  { db, clock, passwords }: AccountServices,
  user: { readonly userId: string; readonly signInId: string },
  { field, password }: TypedPassword,
  peer: string,
): Promise<Selectable<AppUserTable>> {
  const counter = ofSession(user.signInId);
  const find = () => db.selectFrom('app_user').selectAll().where('id', '=', user.userId).executeTakeFirst();
  const account = await passwords.check(
    find,
    password,
    async (found, isRight) => {
      const locked = await secondsLocked(db, counter, clock.now());
      if (locked > 0) throw tooManyTries(locked);
      if (!isRight) await countFailure(db, counter, clock.now());
      return isRight ? found : undefined;
    },
    peer,
  );
  if (!account) throw refusedFields([refusedField(field, 'wrongPassword')], 'password_refused');
  return account;
}

const tooManyTries = (retryAfterSeconds: number): Refusal =>
  new Refusal(429, 'There were too many wrong passwords. Try again later.', {
    retryAfterSeconds,
    event: 'password_refused',
  });
