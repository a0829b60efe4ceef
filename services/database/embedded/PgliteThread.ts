// oxlint-disable unicorn/require-post-message-target-origin -- not a window
import { Worker } from 'node:worker_threads';
import { Unavailable } from '../../Unavailable.ts';

interface Waiting {
  readonly resolve: (reply: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Recovery after a kill takes some seconds. Damaged files can make it endless. */
const startLimitMs = 120_000;

/** PGlite in a worker thread. Ends on `close`, on a request timeout or on its own failure. */
export class PgliteThread {
  /** Settles when the thread has exited and released its data folder. */
  readonly ended: Promise<void>;
  readonly #worker: Worker;
  readonly #limitMs: () => number;
  readonly #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #failure: Error | undefined;

  private constructor(worker: Worker, limitMs: () => number) {
    this.#worker = worker;
    this.#limitMs = limitMs;
    this.ended = new Promise((resolve) => worker.once('exit', () => resolve()));
    worker.on('error', (error) => this.#fail(new Unavailable('The embedded database failed.', 1, error)));
    worker.on('exit', () => this.#fail(new Unavailable('The embedded database stopped.')));
  }

  /** Opens `folder`, or makes it if it is missing and `mayMake` says so. Throws if that takes longer than two minutes. */
  static start(folder: string, limitMs: () => number, mayMake: boolean): Promise<PgliteThread> {
    const worker = new Worker(new URL('./pgliteWorker.js', import.meta.url), { workerData: { folder, mayMake } });
    const thread = new PgliteThread(worker, limitMs);
    const tooLong = setTimeout(() => void worker.terminate(), startLimitMs);
    const starting = new Promise<PgliteThread>((resolve, reject) => {
      worker.once('error', (error: unknown) => reject(startError(error)));
      worker.once('exit', () => reject(new Unavailable('The embedded database did not start.')));
      worker.once('message', () => {
        worker.on('message', (reply: Uint8Array) => thread.#settle(reply));
        resolve(thread);
      });
    });
    return starting.finally(() => clearTimeout(tooLong));
  }

  get isAlive(): boolean {
    return this.#failure === undefined;
  }

  /** Takes the request's memory along: copying a file would hold up the event loop. */
  exchange(request: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (this.#failure) return reject(this.#failure);
      this.#waiting.push({ resolve, reject });
      if (this.#waiting.length === 1) this.#startTimer();
      this.#worker.postMessage(request, [request.buffer]);
    });
  }

  async close(): Promise<void> {
    if (this.isAlive) this.#worker.postMessage('close');
    await this.ended;
  }

  #settle(reply: Uint8Array): void {
    this.#waiting.shift()?.resolve(reply);
    this.#startTimer();
  }

  #startTimer(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.length === 0) return;
    this.#timer = setTimeout(() => {
      this.#fail(new Unavailable('A query timed out.'));
      void this.#worker.terminate();
    }, this.#limitMs());
  }

  #fail(failure: Error): void {
    this.#failure ??= failure;
    clearTimeout(this.#timer);
    for (const { reject } of this.#waiting.splice(0)) reject(failure);
  }
}

/** PGlite's file system throws objects that are no errors, with numbers of its own (WASI). */
const noRoom = 51;

function startError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const errno: unknown = typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'errno') : undefined;
  if (errno === noRoom) return Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  return new Unavailable('The embedded database did not start.', 1, thrown);
}
