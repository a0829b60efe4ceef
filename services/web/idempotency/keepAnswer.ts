import { sql, type Kysely } from 'kysely';
import type { Call } from './Call.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import type { KeptAnswer } from './KeptAnswer.ts';
import { keyLimits } from './keyLimits.ts';

/** Keeps an answer for repeats, in place of one that is too old, and drops the account's oldest ones beyond its limits. */
export async function keepAnswer(
  db: Kysely<IdempotencyTables>,
  call: Call,
  { bodyHash, status, answer }: KeptAnswer,
  now: Date,
): Promise<void> {
  const kept = { body_hash: bodyHash, status, answer, at: now };
  await db
    .insertInto('idempotency_key')
    .values({ ...call, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id', 'route', 'key']).doUpdateSet(kept))
    .execute();
  if (await isOverLimits(db, call)) await dropOldest(db, call);
}

/** Cheaper than to look for the oldest, which few accounts ever need. */
async function isOverLimits(db: Kysely<IdempotencyTables>, { user_id }: Call): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select count(*) > ${keyLimits.answers} or sum(octet_length(answer)) > ${keyLimits.bytes} as over
    from idempotency_key where user_id = ${user_id}`.execute(db);
  return rows[0]?.over === true;
}

async function dropOldest(db: Kysely<IdempotencyTables>, call: Call): Promise<void> {
  await sql`
    delete from idempotency_key where ctid = any(array(
      select ctid from (
        select ctid, row_number() over newest as place, sum(octet_length(answer)) over newest as bytes
        from idempotency_key where user_id = ${call.user_id}
        window newest as (order by at desc, ctid desc)
      ) kept
      where place > ${keyLimits.answers} or (place > 1 and bytes > ${keyLimits.bytes})))`.execute(db);
}
