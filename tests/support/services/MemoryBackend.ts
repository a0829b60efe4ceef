import type { PGlite } from '@electric-sql/pglite';
import type { Backend, BackendSession } from '../../../services/database/embedded/Backend.ts';

/** An in-memory embedded database in the test's own thread. */
export class MemoryBackend implements Backend {
  readonly #database: PGlite;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(database: PGlite) {
    this.#database = database;
  }

  session(): BackendSession {
    return { exchange: (request) => this.#exchange(request), ended: new Promise(() => {}) };
  }

  async close(): Promise<void> {
    await this.#turn;
    await this.#database.close();
  }

  #exchange(request: Uint8Array): Promise<Uint8Array> {
    const reply = this.#turn.then(async () => new Uint8Array(await this.#database.execProtocolRaw(request)));
    this.#turn = reply.catch(() => undefined);
    return reply;
  }
}
