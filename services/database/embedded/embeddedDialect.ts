import type { Log } from '../../log/Log.ts';
import { createPool } from '../createPool.ts';
import { PooledDialect } from '../PooledDialect.ts';
import type { Backend } from './Backend.ts';
import { BackendStream } from './BackendStream.ts';
import type { EmbeddedDisk } from './EmbeddedDisk.ts';
import { PreparedStatementPool } from './PreparedStatementPool.ts';

/**
 * Kysely dialect for the embedded database. One connection, because it supports one session. Without room on its
 * disk writes throw StorageFull, and whatever meets damaged files throws DamagedDatabase.
 */
export function embeddedDialect(
  backend: Backend,
  log: Log,
  disk: EmbeddedDisk = { folder: 'memory', hasRoom: () => true },
): PooledDialect {
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
  return new PooledDialect(pool, new PreparedStatementPool(pool, disk));
}
