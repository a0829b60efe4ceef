import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { PreparedStatementClient } from './PreparedStatementClient.ts';

const maxStatements = 500;

/**
 * Prepares each parameterised statement once per connection. In the embedded database, planning often takes five times as long
 * as running. Caps the number of prepared statements; any beyond that run unprepared. While there is no room for writes, transactions
 * may only read.
 */
export class PreparedStatementPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #hasRoom: () => boolean;
  /** The connections that may only read. */
  readonly #readOnly = new WeakSet<pg.PoolClient>();
  readonly #names = new Map<string, string>();

  constructor(pool: pg.Pool, hasRoom: () => boolean) {
    this.#pool = pool;
    this.#hasRoom = hasRoom;
  }

  async connect(): Promise<PreparedStatementClient> {
    const client = await this.#pool.connect();
    const mayWrite = this.#hasRoom();
    try {
      await this.#allow(client, mayWrite);
    } catch (error) {
      client.release();
      throw error;
    }
    return new PreparedStatementClient(client, (text) => this.#nameOf(text), mayWrite);
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #allow(client: pg.PoolClient, mayWrite: boolean): Promise<void> {
    if (mayWrite !== this.#readOnly.has(client)) return;
    await client.query(`set default_transaction_read_only = ${mayWrite ? 'off' : 'on'}`);
    if (mayWrite) this.#readOnly.delete(client);
    else this.#readOnly.add(client);
  }

  #nameOf(text: string): string | undefined {
    if (!this.#names.has(text) && this.#names.size < maxStatements) this.#names.set(text, `s${this.#names.size}`);
    return this.#names.get(text);
  }
}
