import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Tables } from '../database/Tables.ts';

/** How long answers are kept. */
const keptMs = 24 * 3_600_000;
/** After this long a call without an answer counts as died with its process. */
const abandonedMs = 60_000;

/** What makes two calls the same: who made it, for which company, to where and under which key. */
export interface Call {
  readonly key: string;
  readonly user_id: string;
  readonly company_id: string | null;
  readonly route: string;
}

export interface EarlierCall {
  readonly body_hash: string;
  /** Null while it is in flight. */
  readonly status: number | null;
  readonly answer: string | null;
}

/** Takes the key for this call; answers the earlier call when there is one. */
export async function claimKey(
  db: Kysely<Tables>,
  call: Call,
  bodyHash: string,
  now: Date,
): Promise<EarlierCall | undefined> {
  const fresh = { body_hash: bodyHash, status: null, answer: null, at: now };
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ ...call, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'company_id', 'route', 'key'])
        .doUpdateSet(fresh)
        .where((is) =>
          is.or([
            is('idempotency_key.at', '<', before(now, keptMs)),
            is.and([is('idempotency_key.status', 'is', null), is('idempotency_key.at', '<', before(now, abandonedMs))]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await db
    .selectFrom('idempotency_key')
    .select(['body_hash', 'status', 'answer'])
    .where(isCall(call))
    .executeTakeFirst();
  return earlier ?? { body_hash: bodyHash, status: null, answer: null };
}

/** Keeps the answer for whoever sends the call again. */
export async function keepAnswer(db: Kysely<Tables>, call: Call, status: number, answer: string): Promise<void> {
  await db.updateTable('idempotency_key').set({ status, answer }).where(isCall(call)).execute();
}

/** Gives the key back, so that the call may be tried again. */
export async function releaseKey(db: Kysely<Tables>, call: Call): Promise<void> {
  await db.deleteFrom('idempotency_key').where(isCall(call)).execute();
}

export async function removeOutdatedKeys(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('at', '<', before(now, keptMs)).execute();
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

const isCall = (call: Call) => (is: ExpressionBuilder<Tables, 'idempotency_key'>) =>
  is.and([
    is('key', '=', call.key),
    is('user_id', '=', call.user_id),
    is('route', '=', call.route),
    sql<boolean>`company_id is not distinct from ${call.company_id}::uuid`,
  ]);
