import pg from 'pg';
import type { Log } from '../log/Log.ts';
import type { Backend } from './embedded/Backend.ts';
import { BackendStream } from './embedded/BackendStream.ts';
import { columnTypes } from './columnTypes.ts';

/** Longest wait for a free connection. */
const connectionWaitMs = 5_000;

/** Connections to the embedded database: one, for it knows one session. */
export function openEmbeddedPool(backend: Backend, log: Log): pg.Pool {
  return watched(
    new pg.Pool({
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: connectionWaitMs,
      user: 'postgres',
      database: 'postgres',
      types: columnTypes,
      stream: () => new BackendStream(backend),
    }),
    log,
  );
}

/** Connections to a PostgreSQL server, which itself ends a query after `limitMs`. */
export function openServerPool(databaseUrl: string, limitMs: number, log: Log): pg.Pool {
  return watched(
    new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: connectionWaitMs,
      statement_timeout: limitMs,
      query_timeout: limitMs + 1_000,
      idle_in_transaction_session_timeout: 2 * limitMs,
      options: '-c timezone=UTC',
      application_name: 'haulage-services',
      types: columnTypes,
    }),
    log,
  );
}

/** A lost connection is replaced and its query fails; without listeners, here and on each client, it would end the process. */
function watched(pool: pg.Pool, log: Log): pg.Pool {
  const lost = (error: Error) => log.trouble('database connection lost', error);
  return pool.on('error', lost).on('connect', (client) => client.on('error', lost));
}
