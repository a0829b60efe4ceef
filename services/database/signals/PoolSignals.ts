import pg from 'pg';
import { Listeners } from './Listeners.ts';
import type { Signals } from './Signals.ts';

const retryMs = 1_000;

/** The signals of the embedded database, whose only connection hears them along with the answers to queries. */
export class PoolSignals implements Signals {
  readonly #pool: pg.Pool;
  readonly #listeners = new Listeners();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    pool.on('connect', (client) => {
      client.on('notification', ({ channel }) => this.#listeners.tell(channel));
      for (const channel of this.#listeners.channels) this.#listenOn(client, channel);
      // What was signalled to the connection before is lost.
      this.#listeners.tellAll();
    });
  }

  listen(channel: string, heard: () => void): () => void {
    const isNew = !this.#listeners.channels.includes(channel);
    const end = this.#listeners.add(channel, heard);
    if (isNew) this.#listenNow(channel);
    return end;
  }

  /** Without a connection the next one listens. */
  #listenNow(channel: string): void {
    if (this.#pool.totalCount > 0) this.#listenOn(this.#pool, channel);
  }

  #listenOn(connection: pg.Pool | pg.PoolClient, channel: string): void {
    connection.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {
      // The connection may be in use, so it stays. What was signalled meanwhile is lost.
      setTimeout(() => {
        this.#listenNow(channel);
        this.#listeners.tell(channel);
      }, retryMs).unref();
    });
  }
}
