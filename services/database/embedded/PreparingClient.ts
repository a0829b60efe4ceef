import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** The result of a `begin`. */
const begun: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

/**
 * A connection on loan that runs statements with parameters under the name they are prepared by, and sends the `begin` of a
 * transaction together with the statement that follows it: nobody else can use the one connection meanwhile.
 */
export class PreparingClient implements PostgresPoolClient {
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
      return Promise.resolve(begun);
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
