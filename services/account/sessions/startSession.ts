import { sql } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Services } from '../../Services.ts';
import { endOldestSignIns } from './endOldestSignIns.ts';
import { issueToken } from './issueToken.ts';
import { sessionTimes } from './sessionTimes.ts';

/**
 * Creates a sign-in and returns its first token. Undefined if the password was changed or the account disabled since it was
 * verified; `for share` waits for a concurrent password reset.
 */
export const startSession = (
  services: Services,
  account: { readonly id: string; readonly password_hash: string },
  userAgent: string,
): Promise<string | undefined> =>
  services.db.transaction().execute(async (tx) => {
    const now = services.clock.now();
    const opened = await tx
      .insertInto('sign_in')
      .columns(['id', 'user_id', 'created_at', 'authenticated_at', 'absolute_until', 'user_agent'])
      .expression(
        tx
          .selectFrom('app_user')
          .select([
            sql<string>`${services.random.uuid()}::uuid`.as('id'),
            'app_user.id as user_id',
            sql<Date>`${now}::timestamptz`.as('created_at'),
            sql<Date>`${now}::timestamptz`.as('authenticated_at'),
            sql<Date>`${addMilliseconds(now, sessionTimes.absolute)}::timestamptz`.as('absolute_until'),
            sql<string>`${printableStart(userAgent)}`.as('user_agent'),
          ])
          .where('id', '=', account.id)
          .where('password_hash', '=', account.password_hash)
          .where('disabled_at', 'is', null)
          .forShare(),
      )
      .returning('id')
      .executeTakeFirst();
    if (!opened) return undefined;
    const token = await issueToken(services, tx, opened.id);
    await endOldestSignIns(tx, { userId: account.id, newest: opened.id }, now);
    return token;
  });

/** Enough of a User-Agent to recognise a browser by. */
const printableStart = (userAgent: string): string => userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, 200);
