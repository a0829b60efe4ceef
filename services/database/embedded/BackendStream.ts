// oxlint-disable promise/no-promise-in-callback, promise/no-callback-in-promise -- stream methods take callbacks
import { Duplex } from 'node:stream';
import { Unavailable } from '../../Unavailable.ts';
import type { Backend, BackendSession } from './Backend.ts';

const query = (text: string): Uint8Array<ArrayBuffer> => {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5, 'Q');
  head.writeInt32BE(body.length + 4, 1);
  return new Uint8Array(Buffer.concat([head, body]));
};

/** Stands in for the socket of a `pg` client and talks to the embedded database. Each stream is one session. */
export class BackendStream extends Duplex {
  readonly #session: BackendSession;
  #written: Buffer[] = [];

  constructor(backend: Backend) {
    super({ allowHalfOpen: false });
    this.#session = backend.session();
    void this.#session.ended.then(() => this.destroy(new Unavailable('The embedded database stopped.')));
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Replies are pushed as they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#take([chunk]);
    done();
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.#take(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  /** All connections share one session, so reset it for the next. If this fails the session is dead and there is nothing to reset. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const leave = Promise.all(['rollback', 'discard all'].map((text) => this.#session.exchange(query(text))));
    leave.then(
      () => done(error),
      () => done(error),
    );
  }

  /** Collects everything written in one tick into one request. */
  #take(chunks: readonly Buffer[]): void {
    if (this.#written.length === 0) process.nextTick(() => this.#send());
    this.#written.push(...chunks);
  }

  #send(): void {
    const request = new Uint8Array(Buffer.concat(this.#written));
    this.#written = [];
    if (this.destroyed) return;
    this.#session.exchange(request).then(
      (reply) => this.destroyed || this.push(reply),
      (failure: Error) => this.destroy(failure),
    );
  }
}
