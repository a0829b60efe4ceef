import { PostgresDialect } from 'kysely';
import type { Log } from '../log/Log.ts';
import { createPool } from './createPool.ts';

/** Kysely dialect for a PostgreSQL server, which cancels queries after `limitMs`. */
export const serverDialect = (databaseUrl: string, limitMs: number, log: Log): PostgresDialect =>
  new PostgresDialect({
    pool: createPool(
      {
        connectionString: databaseUrl,
        max: 10,
        statement_timeout: limitMs,
        query_timeout: limitMs + 1_000,
        idle_in_transaction_session_timeout: 2 * limitMs,
        options: '-c timezone=UTC',
        application_name: 'haulage-services',
      },
      log,
    ),
  });
