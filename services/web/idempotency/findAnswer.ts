import { sql, type Kysely } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Call } from './Call.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import type { KeptAnswer } from './KeptAnswer.ts';
import { keyLimits } from './keyLimits.ts';

/** The answer kept for this call. */
export const findAnswer = (db: Kysely<IdempotencyTables>, call: Call, now: Date): Promise<KeptAnswer | undefined> =>
  db
    .selectFrom('idempotency_key')
    .select(['body_hash as bodyHash', 'status', 'answer'])
    .where('key', '=', call.key)
    .where('user_id', '=', call.user_id)
    .where('route', '=', call.route)
    .where(sql<boolean>`company_id is not distinct from ${call.company_id}::uuid`)
    .where('at', '>=', addMilliseconds(now, -keyLimits.retention))
    .executeTakeFirst();
