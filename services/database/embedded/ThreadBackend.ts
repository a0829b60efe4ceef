import { Unavailable } from '../../Unavailable.ts';
import type { Backend, BackendSession } from './Backend.ts';
import { PgliteThread } from './PgliteThread.ts';

/** PGlite beside the event loop. When its thread ends, its session ends with all that was under way, and the next session starts another. */
export class ThreadBackend implements Backend {
  readonly #start: () => Promise<PgliteThread>;
  #thread: Promise<PgliteThread>;
  #isClosed = false;

  private constructor(start: () => Promise<PgliteThread>) {
    this.#start = start;
    this.#thread = start();
  }

  /** Opens the data in `folder`, made when absent. A request beyond `limitMs` ends the thread. */
  static async open(folder: string, limitMs: number): Promise<ThreadBackend> {
    const backend = new ThreadBackend(() => PgliteThread.start(folder, limitMs));
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
      (thread) => (thread.isAlive ? thread : thread.ended.then(this.#start)),
      () => this.#start(),
    );
    return this.#thread;
  }
}
