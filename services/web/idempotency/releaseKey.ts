import type { Kysely } from 'kysely';
import type { Call } from './Call.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import { matchesCall } from './matchesCall.ts';

/** Releases the key, so that the call can be retried. */
export async function releaseKey(db: Kysely<IdempotencyTables>, call: Call): Promise<void> {
  await db.deleteFrom('idempotency_key').where(matchesCall(call)).execute();
}
