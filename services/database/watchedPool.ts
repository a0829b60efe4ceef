import pg from 'pg';
import type { Log } from '../log/Log.ts';
import { columnTypes } from './columnTypes.ts';

/** Longest wait for a free connection. */
const connectionWaitMs = 5_000;

/**
 * Connections that turn columns into our values. A lost one is replaced and its query fails; without listeners, on the pool and
 * on each client, it would end the process.
 */
export function watchedPool(settings: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: connectionWaitMs, types: columnTypes, ...settings });
  const lost = (error: Error) => log.trouble('database connection lost', error);
  return pool.on('error', lost).on('connect', (client) => client.on('error', lost));
}
