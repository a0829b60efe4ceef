import type { Kysely } from 'kysely';
import type { Tables } from '../../Tables.ts';
import type { Call } from './Call.ts';
import { isCall } from './isCall.ts';

/** Gives the key back, so that the call may be tried again. */
export async function releaseKey(db: Kysely<Tables>, call: Call): Promise<void> {
  await db.deleteFrom('idempotency_key').where(isCall(call)).execute();
}
