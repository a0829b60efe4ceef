import { createHash } from 'node:crypto';
import { sql, type QueryExecutorProvider } from 'kysely';
import type { Call } from './Call.ts';

/** Locks a call until the transaction ends, however it ends. False if another process has it under way. */
export async function lockCall(db: QueryExecutorProvider, call: Call): Promise<boolean> {
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(call)))
    .digest();
  const { rows } = await sql<{ readonly isLocked: boolean }>`
    select pg_try_advisory_xact_lock(${digest.readBigInt64BE()}::bigint) as "isLocked"`.execute(db);
  return rows[0]?.isLocked ?? false;
}
