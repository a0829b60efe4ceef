import { type QueryExecutorProvider, sql } from 'kysely';
import { Unavailable } from '../Unavailable.ts';
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts';

/**
 * Does work amid a transaction, which goes on without it where it fails. Returns what it failed of; an outage of the database is thrown, as
 * the transaction ends with it.
 */
export async function apart(
  tx: QueryExecutorProvider,
  work: () => Promise<unknown>,
): Promise<{ readonly error: unknown } | undefined> {
  await sql`savepoint apart`.execute(tx);
  try {
    await work();
    await sql`release savepoint apart`.execute(tx);
    return undefined;
  } catch (error) {
    if (isDatabaseUnavailable(error) || error instanceof Unavailable) throw error;
    await sql`rollback to savepoint apart`.execute(tx);
    return { error };
  }
}
