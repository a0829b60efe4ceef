import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { StorageFull } from '../../StorageFull.ts';
import { DamagedDatabase } from './DamagedDatabase.ts';
import type { EmbeddedDisk } from './EmbeddedDisk.ts';
import { PreparedStatementClient } from './PreparedStatementClient.ts';
import { SessionTurns } from './SessionTurns.ts';

/** PostgreSQL's `read_only_sql_transaction`. */
const writeRefused = '25006';
/** PostgreSQL's classes for internal errors, damaged data, and files that are missing or cannot be read. */
const damage = /^(XX|58)/;

const maxStatements = 500;
/** Longer texts tell each truck or row, and are hardly asked twice. */
const longestText = 10_000;

/**
 * Prepares each parameterised statement once per connection. In the embedded database, planning often takes five times as long
 * as running. Connections are shared out by caller. Caps the number of prepared statements; any beyond that run unprepared. While there is no room for writes, transactions
 * may only read.
 */
export class PreparedStatementPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #disk: EmbeddedDisk;
  /** The connections that may only read. */
  readonly #readOnly = new WeakSet<pg.PoolClient>();
  readonly #names = new Map<string, string>();
  readonly #turns = new SessionTurns();

  constructor(pool: pg.Pool, disk: EmbeddedDisk) {
    this.#pool = pool;
    this.#disk = disk;
  }

  /** Callers that wait for the session. */
  get waiting(): number {
    return this.#turns.waiting;
  }

  async connect(): Promise<PreparedStatementClient> {
    const giveBack = await this.#turns.take();
    try {
      return await this.#connect(giveBack);
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async #connect(giveBack: () => void): Promise<PreparedStatementClient> {
    const client = await this.#pool.connect();
    try {
      const mayWrite = this.#disk.hasRoom();
      await this.#allow(client, mayWrite);
      return new PreparedStatementClient(
        client,
        (text) => this.#nameOf(text),
        (error) => this.#reasonOf(error, mayWrite),
        giveBack,
      );
    } catch (error) {
      client.release();
      throw error;
    }
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

  #reasonOf(error: unknown, mayWrite: boolean): unknown {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!mayWrite && code === writeRefused) return new StorageFull(error);
    return damage.test(code) ? new DamagedDatabase(this.#disk.folder, error) : error;
  }

  #nameOf(text: string): string | undefined {
    if (text.length > longestText) return undefined;
    if (!this.#names.has(text) && this.#names.size < maxStatements) this.#names.set(text, `s${this.#names.size}`);
    return this.#names.get(text);
  }
}
