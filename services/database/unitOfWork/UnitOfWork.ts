import { AsyncLocalStorage } from 'node:async_hooks';
import type { Driver } from 'kysely';
import { JoinedConnection } from './JoinedConnection.ts';

type Joining = (driver: Driver) => Promise<JoinedConnection> | undefined;

const joining = new AsyncLocalStorage<Joining>();

/** The connection of the unit of work that the caller is part of, if any. */
export const joinedConnection = (driver: Driver): Promise<JoinedConnection> | undefined => joining.getStore()?.(driver);

/** Does work outside the unit of work that the caller is part of: it uses a connection and transactions of its own. */
export const inOwnTransaction = <Result>(work: () => Promise<Result>): Promise<Result> =>
  joining.run(() => undefined, work);

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
    return joining.run(
      (driver) => (this.#isOver ? undefined : (this.#connection ??= begin(driver, this.#first))),
      work,
    );
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
    await joining.run(() => Promise.resolve(connection), first);
    await connection.mark();
    return connection;
  } catch (error) {
    await connection.rollback();
    throw error;
  }
}
