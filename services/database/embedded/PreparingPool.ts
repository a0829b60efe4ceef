import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { PreparingClient } from './PreparingClient.ts';

const most = 500;

/**
 * Has each statement with parameters prepared once per connection: in the embedded database planning takes longer, often five
 * times longer, than running. Statements beyond the first few hundred go unprepared.
 */
export class PreparingPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #names = new Map<string, string>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PreparingClient> {
    return new PreparingClient(await this.#pool.connect(), (text) => this.#nameOf(text));
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  #nameOf(text: string): string | undefined {
    if (!this.#names.has(text) && this.#names.size < most) this.#names.set(text, `s${this.#names.size}`);
    return this.#names.get(text);
  }
}
