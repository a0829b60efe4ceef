import { type Driver, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import type { PoolUse } from './Database.ts';
import { JoiningDriver } from './unitOfWork/JoiningDriver.ts';

/** Kysely's dialect for PostgreSQL, which knows units of work and tells how the connections of its pool are used. */
export class PooledDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #statements: PostgresPool & { readonly waiting?: number };

  /** `statements` is what Kysely takes connections from, if not the pool itself; `waiting` counts who waits before the pool. */
  constructor(pool: pg.Pool, statements: PostgresPool & { readonly waiting?: number } = pool) {
    super({ pool: statements });
    this.#pool = pool;
    this.#statements = statements;
  }

  get pool(): pg.Pool {
    return this.#pool;
  }

  override createDriver(): Driver {
    return new JoiningDriver(super.createDriver());
  }

  use(): PoolUse {
    const { totalCount: connections, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { connections, idle, waiting: waiting + (this.#statements.waiting ?? 0) };
  }
}
