import { AsyncLocalStorage } from 'node:async_hooks';
import type { Driver } from 'kysely';
import { JoinedConnection } from './JoinedConnection.ts';

/** How to join a unit of work, and whether it has taken a connection. */
interface Joining {
  connection(driver: Driver): Promise<JoinedConnection> | undefined;
  hasBegun(): boolean;
}

const joining = new AsyncLocalStorage<Joining>();

/** The connection of the unit of work that the caller is part of, if any. */
export const joinedConnection = (driver: Driver): Promise<JoinedConnection> | undefined =>
  joining.getStore()?.connection(driver);

const none: Joining = { connection: () => undefined, hasBegun: () => false };

/**
 * Does work outside the unit of work that the caller is part of: it uses a connection and transactions of its own. Throws if that unit
 * has begun, because it holds the only connection of the embedded database: the work would wait for its own end.
 */
export async function inOwnTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  if (joining.getStore()?.hasBegun() === true) throw new Error('The unit of work has begun already.');
  return joining.run(none, work);
}

/**
 * Unit of work: one transaction for all that `run` does on the database, whatever transactions it makes of its own. It begins with
 * `first`, when the database is used for the first time, and ends with `commit` or `rollback`. If `first` throws, so does
 * whoever uses the database.
 */
export class UnitOfWork {
  readonly #first: () => Promise<void>;
  #connection: Promise<JoinedConnection> | undefined;
  #isOver = false;

  constructor(first: () => Promise<void>) {
    this.#first = first;
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const own: Joining = {
      connection: (driver) => (this.#isOver ? undefined : (this.#connection ??= begin(driver, this.#first))),
      hasBegun: () => !this.#isOver && this.#connection !== undefined,
    };
    return joining.run(own, work);
  }

  /** Undoes what was done after `first`. */
  async undo(): Promise<void> {
    await (await this.#connection)?.undo();
  }

  /** Does `last` and commits all. Throws what `first` and `last` throw; then nothing is done. */
  async commit(last: () => Promise<void>): Promise<void> {
    try {
      await this.run(last);
    } catch (error) {
      await this.rollback();
      throw error;
    }
    this.#isOver = true;
    await (await this.#connection)?.commit();
  }

  /** Undoes all of it, unless it is over. */
  async rollback(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    const connection = await this.#connection?.catch(() => undefined);
    await connection?.rollback();
  }
}

async function begin(driver: Driver, first: () => Promise<void>): Promise<JoinedConnection> {
  const connection = await JoinedConnection.begin(driver);
  try {
    await joining.run({ connection: () => Promise.resolve(connection), hasBegun: () => true }, first);
    await connection.mark();
    return connection;
  } catch (error) {
    await connection.rollback();
    throw error;
  }
}
