import pg from 'pg';
import { Listeners } from './Listeners.ts';
import type { Signals } from './Signals.ts';

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;

/** The signals of the embedded database, whose only connection hears them along with the answers to queries. */
export class PoolSignals implements Signals {
  readonly #pool: pg.Pool;
  readonly #listeners = new Listeners();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    pool.on('connect', (client) => {
      client.on('notification', ({ channel }) => this.#listeners.tell(channel));
      for (const channel of this.#listeners.channels) client.query(listenTo(channel)).catch(() => undefined);
      // What was signalled to the connection before is lost.
      this.#listeners.tellAll();
    });
  }

  listen(channel: string, heard: () => void): () => void {
    const isNew = !this.#listeners.channels.includes(channel);
    const end = this.#listeners.add(channel, heard);
    // Without a connection the next one listens.
    if (isNew && this.#pool.totalCount > 0) this.#pool.query(listenTo(channel)).catch(() => undefined);
    return end;
  }
}
