import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** The result reported for a deferred `begin`. */
const beginResult: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

/**
 * A pooled connection that runs parameterised statements as named prepared statements. `begin` is deferred and sent with the
 * first statement of the transaction to save a round trip; this is safe because nobody else can use the connection meanwhile.
 */
export class PreparedStatementClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  #hasUnsentBegin = false;

  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('The embedded database does not stream rows.');
    if (text === 'begin') {
      this.#hasUnsentBegin = true;
      return Promise.resolve(beginResult);
    }
    const beginning = this.#hasUnsentBegin ? this.#client.query('begin') : undefined;
    this.#hasUnsentBegin = false;
    const result = this.#run(text, values);
    return beginning ? Promise.all([result, beginning]).then(([first]) => first) : result;
  }

  release(): void {
    this.#client.release();
  }

  #run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = values.length > 0 ? this.#nameOf(text) : undefined;
    return this.#client.query({ ...(name !== undefined && { name }), text, values: [...values] });
  }
}
