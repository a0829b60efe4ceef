import type { Log } from '../log/Log.ts';
import { createPool } from './createPool.ts';
import { PooledDialect } from './PooledDialect.ts';

/** What of a query's time may be spent on waiting for a lock: 1.25 seconds of ten. */
const lockShare = 8;

/** Kysely dialect for a PostgreSQL server, which cancels queries after `limitMs`. */
export const serverDialect = (databaseUrl: string, limitMs: number, log: Log): PooledDialect =>
  new PooledDialect(
    createPool(
      {
        connectionString: databaseUrl,
        max: 10,
        statement_timeout: limitMs,
        lock_timeout: limitMs / lockShare,
        query_timeout: limitMs + 1_000,
        idle_in_transaction_session_timeout: 2 * limitMs,
        options: '-c timezone=UTC',
        application_name: 'haulage-services',
      },
      log,
    ),
  );
