import { setTimeout as wait } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';

const retryMs = 250;

/** Follows the stream of changes of a company, through every loss of the connection, and remembers what it heard of. */
export class Listener {
  /** The ids of the records that changed. */
  #heard = new Set();
  /** When it was told to read everything again. */
  #readAllAt = -Infinity;
  #member;
  #lastId;
  #ended = new AbortController();

  constructor(member) {
    this.#member = member;
  }

  async run() {
    while (!this.#ended.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- again and again
      await this.#follow().catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop
      await wait(retryMs);
    }
  }

  end() {
    this.#ended.abort();
  }

  /** The names of acknowledged writes of which it never heard. */
  unheard({ acknowledged }) {
    return [...acknowledged].filter(([, { id, at }]) => !this.#heard.has(id) && at > this.#readAllAt);
  }

  async #follow() {
    const { origin, headers } = this.#member;
    const answer = await fetch(`${origin}/v1/stream`, {
      headers: { ...headers, ...(this.#lastId !== undefined && { 'Last-Event-ID': this.#lastId }) },
      signal: this.#ended.signal,
    });
    if (!answer.ok) return;
    const parser = createParser({ onEvent: (event) => this.#hear(event) });
    const decoder = new TextDecoder();
    for await (const piece of answer.body) parser.feed(decoder.decode(piece, { stream: true }));
  }

  #hear({ id, event, data }) {
    this.#lastId = id ?? this.#lastId;
    if (event === 'reset') this.#readAllAt = performance.now();
    if (event === undefined && data) this.#heard.add(JSON.parse(data).id);
  }
}
