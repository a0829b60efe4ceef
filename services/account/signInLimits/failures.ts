import { type Kysely, sql } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Tables } from '../../Tables.ts';
import { lockoutSeconds, secondsLeft } from './lockoutSeconds.ts';
import { accountKey, allowed, type Counter, countedFor, networkPrefix } from './signInLimits.ts';

/** The seconds for which a counter is locked; 0 for none. */
export const secondsLocked = async (db: Kysely<Tables>, counter: Counter, now: Date): Promise<number> => {
  const row = await db
    .selectFrom('sign_in_failure')
    .select(['failures', 'failed_at'])
    .where('account', '=', counter.account)
    .where('source', '=', counter.source)
    .executeTakeFirst();
  return row ? secondsLeft(row.failures - allowed.account, row.failed_at, now) : 0;
};

/**
 * The seconds for which a network is locked, because it failed at too many accounts within a day and was right at none of them
 * since.
 */
export const secondsNetworkLocked = async (db: Kysely<Tables>, { source }: Counter, now: Date): Promise<number> => {
  const { accounts, failedAt } = await db
    .selectFrom('sign_in_failure')
    .select((is) => [is.fn.countAll<number>().as('accounts'), is.fn.max('failed_at').as('failedAt')])
    .where('source', '=', source)
    .where('failed_at', '>', addMilliseconds(now, -countedFor))
    .where('failed_at', '<=', now)
    .executeTakeFirstOrThrow();
  return secondsLeft(accounts - allowed.network, failedAt ?? now, now);
};

/** The seconds for which an account is locked to unknown browsers, because it was tried from everywhere within a day. */
export const secondsAccountLocked = async (db: Kysely<Tables>, { account }: Counter, now: Date): Promise<number> => {
  const { failures, failedAt } = await db
    .selectFrom('sign_in_failure')
    .select((is) => [is.fn.sum<number | null>('failures').as('failures'), is.fn.max('failed_at').as('failedAt')])
    .where('account', '=', account)
    .where('source', 'like', `${networkPrefix}%`)
    .where('failed_at', '>', addMilliseconds(now, -countedFor))
    .where('failed_at', '<=', now)
    .executeTakeFirstOrThrow();
  return secondsLeft((failures ?? 0) - allowed.everywhere, failedAt ?? now, now);
};

/** Counts a failure, unless the counter is locked: many at once count as few. */
export const countFailure = async (db: Kysely<Tables>, { account, source }: Counter, now: Date): Promise<void> => {
  const excess = sql`least(sign_in_failure.failures - ${allowed.account}, ${lockoutSeconds.length})`;
  const seconds = sql`coalesce((${[...lockoutSeconds]}::int[])[${excess}], 0)`;
  const isForgotten = sql`sign_in_failure.failed_at <= ${addMilliseconds(now, -countedFor)}`;
  await db
    .insertInto('sign_in_failure')
    .values({ account, source, failures: 1, failed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'source'])
        .doUpdateSet({
          failures: sql<number>`case when ${isForgotten} then 1 else sign_in_failure.failures + 1 end`,
          failed_at: now,
        })
        .where(
          sql<boolean>`sign_in_failure.failed_at > ${now}::timestamptz
            or sign_in_failure.failed_at + make_interval(secs => ${seconds}) <= ${now}::timestamptz`,
        ),
    )
    .execute();
};

/** Forgets the failures of one counter after a sign-in. */
export const forgetFailures = async (db: Kysely<Tables>, { account, source }: Counter): Promise<void> => {
  await db.deleteFrom('sign_in_failure').where('account', '=', account).where('source', '=', source).execute();
};

/** Unlocks an account for everybody, after its password was reset by mail. */
export const forgetAllFailures = async (db: Kysely<Tables>, email: string): Promise<void> => {
  await db.deleteFrom('sign_in_failure').where('account', '=', accountKey(email)).execute();
};
