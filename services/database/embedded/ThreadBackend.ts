import { Unavailable } from '../../Unavailable.ts';
import type { Backend, BackendSession } from './Backend.ts';
import { PgliteThread } from './PgliteThread.ts';

/** Runs PGlite off the event loop. If its thread dies, the session and its pending work fail; the next session starts a new one. */
export class ThreadBackend implements Backend {
  readonly #start: (mayMake: boolean) => Promise<PgliteThread>;
  #thread: Promise<PgliteThread>;
  #isClosed = false;

  private constructor(start: (mayMake: boolean) => Promise<PgliteThread>) {
    this.#start = start;
    this.#thread = start(true);
  }

  /** Opens `folder`, creating it if missing. A request that takes longer than `limitMs` says when it starts terminates the thread. */
  static async open(folder: string, limitMs: () => number): Promise<ThreadBackend> {
    const backend = new ThreadBackend((mayMake) => PgliteThread.start(folder, limitMs, mayMake));
    await backend.#thread;
    return backend;
  }

  session(): BackendSession {
    const running = this.#isClosed ? Promise.reject(new Unavailable('The database is closed.')) : this.#running();
    return {
      exchange: (request) => running.then((thread) => thread.exchange(request)),
      ended: running.then(
        (thread) => thread.ended,
        () => {},
      ),
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const thread = await this.#thread.catch(() => undefined);
    await thread?.close();
  }

  #running(): Promise<PgliteThread> {
    this.#thread = this.#thread.then(
      (thread) => (thread.isAlive ? thread : thread.ended.then(() => this.#start(false))),
      () => this.#start(false),
    );
    return this.#thread;
  }
}
