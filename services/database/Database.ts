import type { Kysely } from 'kysely';
import type { Signals } from './signals/Signals.ts';

/** How the connections to a database are used. */
export interface PoolUse {
  readonly connections: number;
  readonly idle: number;
  /** Transactions and statements that wait for a connection. */
  readonly waiting: number;
}

/** An open database connection. */
export interface Database<Tables> {
  readonly db: Kysely<Tables>;
  readonly signals: Signals;
  poolUse(): PoolUse;
  close(): Promise<void>;
}
