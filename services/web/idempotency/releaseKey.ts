import type { Kysely } from 'kysely';
import type { Call } from './Call.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import { isCall } from './isCall.ts';

/** Gives the key back, so that the call may be tried again. */
export async function releaseKey(db: Kysely<IdempotencyTables>, call: Call): Promise<void> {
  await db.deleteFrom('idempotency_key').where(isCall(call)).execute();
}
