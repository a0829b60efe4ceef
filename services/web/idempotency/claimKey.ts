import type { Kysely } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Call } from './Call.ts';
import type { EarlierCall } from './EarlierCall.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import { matchesCall } from './matchesCall.ts';
import { keyTimes } from './keyTimes.ts';

/** Claims the key for this call, or returns the earlier call that has it. */
export async function claimKey(
  db: Kysely<IdempotencyTables>,
  call: Call,
  bodyHash: string,
  now: Date,
): Promise<EarlierCall | undefined> {
  const fresh = { body_hash: bodyHash, status: null, answer: null, at: now };
  const oldest = addMilliseconds(now, -keyTimes.retention);
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ ...call, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'company_id', 'route', 'key'])
        .doUpdateSet(fresh)
        .where((is) =>
          is.or([
            is('idempotency_key.at', '<', oldest),
            is.and([
              is('idempotency_key.status', 'is', null),
              is('idempotency_key.at', '<', addMilliseconds(now, -keyTimes.abandoned)),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed ? undefined : ((await findCall(db, call)) ?? { bodyHash, state: 'inFlight' });
}

/** Undefined if the key has just been released. */
async function findCall(db: Kysely<IdempotencyTables>, call: Call): Promise<EarlierCall | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['body_hash', 'status', 'answer'])
    .where(matchesCall(call))
    .executeTakeFirst();
  if (!row) return undefined;
  const { body_hash: bodyHash, status, answer } = row;
  return status === null || answer === null
    ? { bodyHash, state: 'inFlight' }
    : { bodyHash, state: 'answered', status, answer };
}
