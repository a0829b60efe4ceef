import type { Kysely } from 'kysely';
import type { Call } from './Call.ts';
import type { IdempotencyTables } from './IdempotencyTables.ts';
import { isCall } from './isCall.ts';

/** Keeps the answer for whoever sends the call again. */
export async function keepAnswer(
  db: Kysely<IdempotencyTables>,
  call: Call,
  status: number,
  answer: string,
): Promise<void> {
  await db.updateTable('idempotency_key').set({ status, answer }).where(isCall(call)).execute();
}
