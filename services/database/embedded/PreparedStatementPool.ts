import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { PreparedStatementClient } from './PreparedStatementClient.ts';

const maxStatements = 500;

/**
 * Prepares each parameterised statement once per connection. In the embedded database, planning often takes five times as long
 * as running. Caps the number of prepared statements; any beyond that run unprepared.
 */
export class PreparedStatementPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #names = new Map<string, string>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PreparedStatementClient> {
    return new PreparedStatementClient(await this.#pool.connect(), (text) => this.#nameOf(text));
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  #nameOf(text: string): string | undefined {
    if (!this.#names.has(text) && this.#names.size < maxStatements) this.#names.set(text, `s${this.#names.size}`);
    return this.#names.get(text);
  }
}
