import pg from 'pg';
import type { Log } from '../log/Log.ts';
import { OutageLog } from '../log/OutageLog.ts';
import { columnTypes } from './columnTypes.ts';
import { describeOutage } from './describeOutage.ts';

/** How long to wait for a free connection. */
const connectionWaitMs = 5_000;

/**
 * Creates a connection pool with our column parsers. A lost connection is replaced and its query fails; without the error
 * listeners on pool and clients it would crash the process.
 */
export function createPool(settings: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: connectionWaitMs, types: columnTypes, ...settings });
  const outages = new OutageLog(log);
  const lost = (error: Error) => outages.failed('database connection lost', describeOutage(error));
  return pool.on('error', lost).on('connect', (client) => client.on('error', lost));
}
