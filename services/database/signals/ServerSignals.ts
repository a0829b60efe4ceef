import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log/Log.ts';
import { OutageLog } from '../../log/OutageLog.ts';
import { describeOutage } from '../describeOutage.ts';
import { Listeners } from './Listeners.ts';
import type { Signals } from './Signals.ts';

const retryMs = 1_000;
const connectLimitMs = 5_000;
/** Between questions whether the connection is still alive: a cut one says nothing. */
const askMs = 30_000;

/** The signals of a PostgreSQL server, heard over a connection of its own, which is made anew when it is lost. */
export class ServerSignals implements Signals {
  readonly #databaseUrl: string;
  readonly #outages: OutageLog;
  readonly #listeners = new Listeners();
  readonly #closed = new AbortController();
  #client: pg.Client | undefined;
  #running: Promise<void> | undefined;

  constructor(databaseUrl: string, log: Log) {
    this.#databaseUrl = databaseUrl;
    this.#outages = new OutageLog(log);
  }

  listen(channel: string, heard: () => void): () => void {
    const end = this.#listeners.add(channel, heard);
    this.#running ??= this.#run();
    const client = this.#client;
    // On a connection that does not listen to all channels signals would be missed: the next one does.
    client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => client.end().catch(() => undefined));
    return end;
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#client?.end().catch(() => undefined);
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closed;
    while (!signal.aborted) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one connection after the other
        await this.#hear();
      } catch (error) {
        if (!signal.aborted) this.#outages.failed('signals not heard', describeOutage(error));
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Until the connection is lost. */
  async #hear(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      application_name: 'haulage-signals',
      connectionTimeoutMillis: connectLimitMs,
      query_timeout: connectLimitMs,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => {
      client.once('end', () => resolve()).on('error', () => resolve());
    });
    client.on('notification', ({ channel }) => this.#listeners.tell(channel));
    try {
      await client.connect();
      this.#client = client;
      for (const channel of this.#listeners.channels) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
      this.#listeners.tellAll();
      await Promise.race([ended, this.#untilSilent(client)]);
    } finally {
      this.#client = undefined;
      client.end().catch(() => undefined);
    }
  }

  async #untilSilent(client: pg.Client): Promise<void> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- again and again
      await wait(askMs, undefined, { signal: this.#closed.signal, ref: false });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await client.query('select 1');
    }
  }
}
