import type { Log } from '../log/Log.ts';
import { createPool } from './createPool.ts';
import { PooledDialect } from './PooledDialect.ts';
import { AnswerWatch } from './server/AnswerWatch.ts';
import { probeServer } from './server/probeServer.ts';
import { WatchedPool } from './server/WatchedPool.ts';

/** What of a query's time may be spent on waiting for a lock: 1.25 seconds of ten. */
const lockShare = 8;

/** A call is answered within two seconds, also when all connections are in use. */
const connectionWaitMs = 1_500;

/** Kysely dialect for a PostgreSQL server, which cancels queries after `limitMs` and is given up at once while it is silent. */
export function serverDialect(databaseUrl: string, limitMs: number, log: Log): PooledDialect {
  const server = { connectionString: databaseUrl, application_name: 'haulage-services' };
  const pool = createPool(
    {
      ...server,
      max: 10,
      connectionTimeoutMillis: connectionWaitMs,
      statement_timeout: limitMs,
      lock_timeout: limitMs / lockShare,
      query_timeout: limitMs + 1_000,
      idle_in_transaction_session_timeout: 2 * limitMs,
      // Compiling a query takes longer than it saves: it doubled the time of lists of 100,000 rows.
      options: '-c timezone=UTC -c jit=off',
    },
    log,
  );
  const watch = new AnswerWatch((probeMs) => probeServer(server, probeMs), log);
  return new PooledDialect(pool, new WatchedPool(pool, watch));
}
