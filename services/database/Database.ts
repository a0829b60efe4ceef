import type { Kysely } from 'kysely';

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
  poolUse(): PoolUse;
  close(): Promise<void>;
}
