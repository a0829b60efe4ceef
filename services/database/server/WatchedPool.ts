import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { AnswerWatch } from './AnswerWatch.ts';

/** A pool whose connections and queries fail at once while the server is silent. */
export class WatchedPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #watch: AnswerWatch;

  constructor(pool: pg.Pool, watch: AnswerWatch) {
    this.#pool = pool;
    this.#watch = watch;
  }

  async connect(): Promise<PostgresPoolClient> {
    let isWanted = true;
    try {
      const client = await this.#watch.run(async () => {
        const connected = await this.#pool.connect();
        if (!isWanted) connected.release();
        return connected;
      });
      return new WatchedClient(client, this.#watch);
    } finally {
      isWanted = false;
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class WatchedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #watch: AnswerWatch;
  /** Queries without an answer: with one, the connection is of no use to anybody else. */
  #unanswered = 0;

  constructor(client: pg.PoolClient, watch: AnswerWatch) {
    this.#client = client;
    this.#watch = watch;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Rows are not streamed.');
    return this.#watch.run(() => {
      this.#unanswered += 1;
      return this.#client.query(text, [...values]).finally(() => (this.#unanswered -= 1));
    });
  }

  release(): void {
    this.#client.release(this.#unanswered > 0);
  }
}
