import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';

/** What a transaction may have set for itself (`inCompany`, `asInvitee`), which the end of a savepoint does not reset. */
const withoutSettings = `select set_config('role', 'none', true), set_config('app.company_id', '', true),
  set_config('app.user_id', '', true), set_config('app.invitation_id', '', true), set_config('app.operations', '', true)`;

/** A connection in an open transaction. The transactions within it are savepoints, one at a time. */
export class JoinedConnection implements DatabaseConnection {
  readonly #driver: Driver;
  readonly #inner: DatabaseConnection;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #isOver = false;

  private constructor(driver: Driver, inner: DatabaseConnection) {
    this.#driver = driver;
    this.#inner = inner;
  }

  /** Takes a connection and begins a transaction. */
  static async begin(driver: Driver): Promise<JoinedConnection> {
    const connection = new JoinedConnection(driver, await driver.acquireConnection());
    await driver.beginTransaction(connection.#inner, {});
    return connection;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isOver) throw new Error('This transaction is over.');
    return this.#inner.executeQuery(query);
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery(query, chunkSize);
  }

  /** Begins a transaction within this one, once the one before it has ended. */
  async beginInner(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((begin) => this.#waiting.push(begin));
    this.#isTaken = true;
    try {
      await this.#run('savepoint inner_work');
    } catch (error) {
      this.#letNextBegin();
      throw error;
    }
  }

  commitInner(): Promise<void> {
    return this.#endInner(`release savepoint inner_work; ${withoutSettings}`);
  }

  rollbackInner(): Promise<void> {
    return this.#endInner('rollback to savepoint inner_work; release savepoint inner_work');
  }

  /** From here on everything can be undone. */
  mark(): Promise<void> {
    return this.#run('savepoint all_work');
  }

  /** Undoes all since the mark; the transaction goes on. */
  undo(): Promise<void> {
    return this.#run('rollback to savepoint all_work');
  }

  commit(): Promise<void> {
    return this.#end(() => this.#driver.commitTransaction(this.#inner));
  }

  rollback(): Promise<void> {
    return this.#end(() => this.#driver.rollbackTransaction(this.#inner));
  }

  async #run(text: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(text));
  }

  async #endInner(text: string): Promise<void> {
    try {
      await this.#run(text);
    } finally {
      this.#letNextBegin();
    }
  }

  #letNextBegin(): void {
    const begin = this.#waiting.shift();
    if (begin) begin();
    else this.#isTaken = false;
  }

  async #end(end: () => Promise<void>): Promise<void> {
    this.#isOver = true;
    try {
      await end();
    } finally {
      await this.#driver.releaseConnection(this.#inner);
    }
  }
}
