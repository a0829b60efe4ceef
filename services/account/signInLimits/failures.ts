import { type Expression, type Kysely, sql, type SqlBool } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Tables } from '../../Tables.ts';
import { lockoutSeconds } from './lockoutSeconds.ts';
import { accountKey, forgottenAfter, type Counter } from './signInLimits.ts';

/** True while a counter is locked. A failure in the future, left by a clock that was ahead, locks nothing. */
const isLockedAt = (now: Date): Expression<SqlBool> => sql<SqlBool>`(
  sign_in_failure.failed_at <= ${now}::timestamptz
  and sign_in_failure.failed_at + make_interval(secs => sign_in_failure.locked_seconds) > ${now}::timestamptz)`;

/** How many seconds each of `counters` is still locked; those that are not are left out. */
export const secondsLocked = async (
  db: Kysely<Tables>,
  counters: readonly Counter[],
  now: Date,
): Promise<ReadonlyMap<Counter, number>> => {
  const locked = await db
    .selectFrom('sign_in_failure')
    .select(['account', 'source', 'failed_at', 'locked_seconds'])
    .where((is) => is.or(counters.map(({ account, source }) => is.and({ account, source }))))
    .where(isLockedAt(now))
    .execute();
  return new Map(
    counters.flatMap((counter) => {
      const row = locked.find(({ account, source }) => account === counter.account && source === counter.source);
      if (!row) return [];
      const elapsed = (now.getTime() - row.failed_at.getTime()) / 1000;
      return [[counter, Math.ceil(row.locked_seconds - elapsed)] as const];
    }),
  );
};

/** Counts a failure, unless the counter is locked already. Returns the failures so far; undefined if it is locked. */
export const countFailure = async (
  db: Kysely<Tables>,
  { account, source, allowed }: Counter,
  now: Date,
): Promise<number | undefined> => {
  const isForgotten = sql`sign_in_failure.failed_at <= ${addMilliseconds(now, -forgottenAfter)}`;
  const failures = sql<number>`(case when ${isForgotten} then 1 else sign_in_failure.failures + 1 end)`;
  const counted = await db
    .insertInto('sign_in_failure')
    .values({ account, source, allowed, failures: 1, failed_at: now, locked_seconds: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'source'])
        .doUpdateSet({
          failures,
          failed_at: now,
          locked_seconds: sql<number>`coalesce(
            (${[...lockoutSeconds]}::int[])[least(${failures} - ${allowed}, ${lockoutSeconds.length})], 0)`,
        })
        .where((is) => is.not(isLockedAt(now))),
    )
    .returning('failures')
    .executeTakeFirst();
  return counted?.failures;
};

/** Forgets the failures of one counter after a sign-in. */
export const forgetFailures = async (db: Kysely<Tables>, { account, source }: Counter): Promise<void> => {
  await db.deleteFrom('sign_in_failure').where('account', '=', account).where('source', '=', source).execute();
};

/** Unlocks an account for everybody, after its password was reset by mail. */
export const forgetAllFailures = async (db: Kysely<Tables>, email: string): Promise<void> => {
  await db.deleteFrom('sign_in_failure').where('account', '=', accountKey(email)).execute();
};
