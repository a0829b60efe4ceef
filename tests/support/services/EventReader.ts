import { createParser } from 'eventsource-parser';
import { onTestFinished } from 'vitest';

export interface SentEvent {
  readonly name: string;
  readonly data: { readonly type?: string; readonly id?: string | null; readonly version?: number | null };
}

/** Reads a stream of events as it arrives. */
export class EventReader {
  readonly events: SentEvent[] = [];
  /** Settles when the stream has ended. */
  readonly ended: Promise<void>;
  lastId: string | undefined;
  #onEvents: (() => void)[] = [];
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(response: Response) {
    if (response.status !== 200 || !response.body) throw new Error(`A stream was answered with ${response.status}.`);
    this.#reader = response.body.getReader();
    this.ended = this.#read();
    onTestFinished(() => this.leave());
  }

  /** What changes were told as, without the signs between them: on a busy machine a beat may come at any time. */
  get told(): readonly SentEvent['data'][] {
    return this.events.filter(({ name }) => name === 'message').map(({ data }) => data);
  }

  get changes(): readonly string[] {
    return this.told.map(({ type, id }) => `${type} ${id}`);
  }

  get names(): readonly string[] {
    return this.events.map(({ name }) => name);
  }

  /** Waits until a change was told. */
  hears(type: string, id: string | null): Promise<string> {
    return this.#until(() => this.changes.find((each) => each === `${type} ${id}`));
  }

  /** Waits for a sign. */
  is(name: 'ready' | 'reset' | 'full'): Promise<string> {
    return this.#until(() => this.names.find((each) => each === name));
  }

  async leave(): Promise<void> {
    await this.#reader.cancel().catch(() => undefined);
  }

  async #until(find: () => string | undefined): Promise<string> {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      // oxlint-disable-next-line no-await-in-loop -- until it arrives
      await new Promise<void>((resolve) => void this.#onEvents.push(resolve));
    }
  }

  async #read(): Promise<void> {
    const parser = createParser({
      onEvent: ({ event = 'message', id, data }) => {
        this.lastId = id ?? this.lastId;
        this.events.push({ name: event, data: JSON.parse(data) });
      },
    });
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await this.#reader.read().catch(() => ({ done: true, value: undefined }));
      if (done || value === undefined) return;
      parser.feed(decoder.decode(value, { stream: true }));
      for (const tell of this.#onEvents.splice(0)) tell();
    }
  }
}
