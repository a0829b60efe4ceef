import type { Admitted } from './stillAdmitted.ts';

/** What may wait for a reader, in bytes and, while it catches up, in pieces. */
const most = { bytes: 64 * 1024, held: 100 } as const;

/**
 * One who reads the stream. Nothing is kept for a reader who does not take it: the stream ends, and the reader comes back with the id
 * of the last event it has seen.
 */
export class StreamReader implements Admitted {
  readonly userId: string;
  readonly companyId: string;
  readonly signInId: string;
  /** The company, and for a fleet its market. */
  readonly audiences: readonly string[];
  /** What is sent. */
  readonly body: ReadableStream<Uint8Array>;
  readonly #onEnd: () => void;
  readonly #encoder = new TextEncoder();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #held: string[] | undefined = [];
  #isOver = false;

  constructor({ userId, companyId, signInId }: Admitted, audiences: readonly string[], onEnd: () => void) {
    [this.userId, this.companyId, this.signInId] = [userId, companyId, signInId];
    this.audiences = audiences;
    this.#onEnd = onEnd;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#leave(),
      },
      { highWaterMark: most.bytes, size: ({ byteLength }) => byteLength },
    );
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Sends what was missed, and then what came meanwhile. */
  begin(missed: string): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    this.send([missed, ...held].join(''));
  }

  send(events: string): void {
    if (this.#isOver) return;
    if (this.#held) {
      this.#held.push(events);
      if (this.#held.length > most.held) this.end();
      return;
    }
    this.#controller?.enqueue(this.#encoder.encode(events));
    if ((this.#controller?.desiredSize ?? 0) <= 0) this.#cutOff();
  }

  /** Ends the stream after what was sent, and perhaps a last event. */
  end(last = ''): void {
    if (this.#isOver) return;
    if (last !== '') this.#controller?.enqueue(this.#encoder.encode(last));
    this.#leave();
    this.#controller?.close();
  }

  /** Drops what waits, and with it the connection: a reader who takes nothing would never come to the end. */
  #cutOff(): void {
    this.#leave();
    this.#controller?.error(new Error('A stream was cut off because its reader did not take what was sent.'));
  }

  #leave(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#held = undefined;
    this.#onEnd();
  }
}
