import type { Log } from '../../log/Log.ts';
import { createPool } from '../createPool.ts';
import { PooledDialect } from '../PooledDialect.ts';
import type { Backend } from './Backend.ts';
import { BackendStream } from './BackendStream.ts';
import { PreparedStatementPool } from './PreparedStatementPool.ts';

/**
 * Kysely dialect for the embedded database. One connection, because it supports one session. Without `hasRoom`, writes throw
 * StorageFull.
 */
export function embeddedDialect(backend: Backend, log: Log, hasRoom = () => true): PooledDialect {
  const pool = createPool(
    {
      max: 1,
      pipeline: true,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      stream: () => new BackendStream(backend),
    },
    log,
  );
  return new PooledDialect(pool, new PreparedStatementPool(pool, hasRoom));
}
