// oxlint-disable promise/no-promise-in-callback, promise/no-callback-in-promise -- streams are told by callback
import { Duplex } from 'node:stream';
import { Unavailable } from '../../Unavailable.ts';
import type { Backend, BackendSession } from './Backend.ts';

const query = (text: string): Uint8Array => {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5, 'Q');
  head.writeInt32BE(body.length + 4, 1);
  return new Uint8Array(Buffer.concat([head, body]));
};

/** What a client of `pg` takes for its socket, and is the embedded database. One stream is one session, and ends with it. */
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
    // Replies are pushed as they come: there is one for every request.
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

  /** The database has one session at a time: what this one left open must not reach the next. A dead one left nothing. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const leave = Promise.all(['rollback', 'discard all'].map((text) => this.#session.exchange(query(text))));
    leave.then(
      () => done(error),
      () => done(error),
    );
  }

  /** What is written in one go is one request. */
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
