import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** The result reported for a deferred statement. */
const noRows: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

/**
 * A pooled connection that runs parameterised statements as named prepared statements. `begin`, settings
 * and savepoints are deferred and sent with the statement that follows, to save round trips: a transaction alone needs settings. Nobody
 * else can use the connection meanwhile, and if one of them fails, the database refuses that statement too.
 */
export class PreparedStatementClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  readonly #reasonOf: (error: unknown) => unknown;
  readonly #giveBack: () => void;
  #unsent: (() => Promise<pg.QueryResult>)[] = [];

  constructor(
    client: pg.PoolClient,
    nameOf: (text: string) => string | undefined,
    reasonOf: (error: unknown) => unknown,
    giveBack: () => void,
  ) {
    this.#client = client;
    this.#nameOf = nameOf;
    this.#reasonOf = reasonOf;
    this.#giveBack = giveBack;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('The embedded database does not stream rows.');
    if (text === 'begin' || isSavepoint(text) || isSetting(text)) {
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
    this.#giveBack();
  }

  #run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = values.length > 0 ? this.#nameOf(text) : undefined;
    return this.#client
      .query({ ...(name !== undefined && { name }), text, values: [...values] })
      .catch((error: unknown) => {
        throw this.#reasonOf(error);
      });
  }
}

const isSetting = (text: string): boolean => text.startsWith('select set_config(');

const isSavepoint = (text: string): boolean => text.startsWith('savepoint ');
