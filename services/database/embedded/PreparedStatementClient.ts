import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { StorageFull } from '../../StorageFull.ts';

/** The result reported for a deferred statement. */
const noRows: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

/**
 * A pooled connection that runs parameterised statements as named prepared statements. `begin` and the settings that follow it are
 * deferred and sent with the first statement of the transaction to save two round trips, and so are savepoints. Nobody else can
 * use the connection meanwhile, and if one of them fails, the database refuses that statement too.
 */
export class PreparedStatementClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  readonly #mayWrite: boolean;
  #unsent: (() => Promise<pg.QueryResult>)[] = [];

  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined, mayWrite: boolean) {
    this.#client = client;
    this.#nameOf = nameOf;
    this.#mayWrite = mayWrite;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('The embedded database does not stream rows.');
    if (text === 'begin' || isSavepoint(text) || (this.#unsent.length > 0 && isSetting(text))) {
      this.#unsent.push(() => this.#run(text, values));
      return Promise.resolve(noRows);
    }
    const before = this.#unsent.map((send) => send());
    this.#unsent = [];
    const result = this.#run(text, values);
    return before.length > 0 ? Promise.all([result, ...before]).then(([first]) => first) : result;
  }

  release(): void {
    this.#client.release();
  }

  #run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = values.length > 0 ? this.#nameOf(text) : undefined;
    const running = this.#client.query({ ...(name !== undefined && { name }), text, values: [...values] });
    return this.#mayWrite ? running : running.catch(throwFull);
  }
}

/** PostgreSQL's `read_only_sql_transaction`. */
const writeRefused = '25006';

function throwFull(error: unknown): never {
  throw error instanceof Error && 'code' in error && error.code === writeRefused ? new StorageFull(error) : error;
}

const isSetting = (text: string): boolean => text.startsWith('select set_config(');

const isSavepoint = (text: string): boolean => text.startsWith('savepoint ');
