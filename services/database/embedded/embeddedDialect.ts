import type { Log } from '../../log/Log.ts';
import { createPool } from '../createPool.ts';
import { PooledDialect } from '../PooledDialect.ts';
import type { Backend } from './Backend.ts';
import { BackendStream } from './BackendStream.ts';
import type { EmbeddedDisk } from './EmbeddedDisk.ts';
import { PreparedStatementPool } from './PreparedStatementPool.ts';

/** For its one session to begin, which a thread of this process does: slow on a busy machine, but never gone. */
const beginMs = 60_000;

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
      connectionTimeoutMillis: beginMs,
      user: 'postgres',
      database: 'postgres',
      stream: () => new BackendStream(backend),
    },
    log,
  );
  return new PooledDialect(pool, new PreparedStatementPool(pool, disk));
}
