import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** What a statement answers that answers nothing. */
const nothing: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

/**
 * A connection on loan that runs statements with parameters under the name they are prepared by, and sends the `begin` of a
 * transaction together with what follows it: one way to the database less while nobody else gets there.
 */
export class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  #isToBegin = false;

  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('The embedded database does not stream rows.');
    if (text === 'begin') {
      this.#isToBegin = true;
      return Promise.resolve(nothing);
    }
    const begun = this.#isToBegin ? this.#client.query('begin') : undefined;
    this.#isToBegin = false;
    const result = this.#run(text, values);
    return begun ? Promise.all([result, begun]).then(([first]) => first) : result;
  }

  release(): void {
    this.#client.release();
  }

  #run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = values.length > 0 ? this.#nameOf(text) : undefined;
    return this.#client.query({ ...(name !== undefined && { name }), text, values: [...values] });
  }
}
