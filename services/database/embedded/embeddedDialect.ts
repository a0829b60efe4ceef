import { PostgresDialect } from 'kysely';
import type { Log } from '../../log/Log.ts';
import { watchedPool } from '../watchedPool.ts';
import type { Backend } from './Backend.ts';
import { BackendStream } from './BackendStream.ts';
import { PreparingPool } from './PreparingPool.ts';

/** The embedded database: one connection, for it knows one session. */
export const embeddedDialect = (backend: Backend, log: Log): PostgresDialect =>
  new PostgresDialect({
    pool: new PreparingPool(
      watchedPool(
        {
          max: 1,
          pipeline: true,
          idleTimeoutMillis: 0,
          user: 'postgres',
          database: 'postgres',
          stream: () => new BackendStream(backend),
        },
        log,
      ),
    ),
  });
