import type { Kysely } from 'kysely';
import type { Call } from './Call.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import { matchesCall } from './matchesCall.ts';

/** Stores the answer for retries. */
export async function storeAnswer(
  db: Kysely<IdempotencyTables>,
  call: Call,
  status: number,
  answer: string,
): Promise<void> {
  await db.updateTable('idempotency_key').set({ status, answer }).where(matchesCall(call)).execute();
}
