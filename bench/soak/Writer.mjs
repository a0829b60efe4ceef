import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const requestTimeoutMs = 15_000;
const pauseMs = 600;
const retryMs = 250;

/** Without an answer, or refused for now: to be sent again with its key. */
const isToRepeat = (status) => status === 0 || status === 409 || status === 429 || status >= 500;

/** Does one kind of work (`works.mjs`) again and again, and reads a list in between. Repeats each write until it is answered, and remembers what was acknowledged. */
export class Writer {
  /** The acknowledged writes: ids by name, and when. */
  acknowledged = new Map();
  /** Writes that were refused for good, which must not happen. */
  refused = [];
  /** `{at, status, ms}` of each call; status 0 is no answer. */
  calls = [];
  #member;
  #work;
  #ended = new AbortController();

  constructor(member, work) {
    this.#member = member;
    this.#work = work;
  }

  async run() {
    while (!this.#ended.signal.aborted) {
      // oxlint-disable no-await-in-loop -- one call after another
      await this.#write(`Soak ${randomUUID().slice(0, 23)}`);
      await this.#call(this.#work.list, { headers: this.#member.headers });
      await wait(this.#work.pauseMs ?? pauseMs);
      // oxlint-enable no-await-in-loop
    }
  }

  /** Lets the write that is under way be answered first. */
  end() {
    this.#ended.abort();
  }

  /** The names that were acknowledged and are not there, and those that are there twice or were not acknowledged. */
  async missing() {
    const names = await this.#work.names(this.#member);
    const found = new Set(names);
    return {
      absent: [...this.acknowledged.keys()].filter((name) => !found.has(name)),
      surplus: names.filter((name, at) => !this.acknowledged.has(name) || names.indexOf(name) !== at),
    };
  }

  async #write(name) {
    const key = { 'Idempotency-Key': randomUUID() };
    const { path, makeBody, headers } = this.#work.write(name, this.acknowledged.size);
    let answer;
    do {
      const options = { method: 'POST', headers: { ...this.#member.headers, ...key, ...headers }, body: makeBody() };
      // oxlint-disable-next-line no-await-in-loop -- until it is answered
      answer = await this.#call(path, options);
      // oxlint-disable-next-line no-await-in-loop
      if (isToRepeat(answer.status)) await wait(retryMs);
    } while (isToRepeat(answer.status));
    if (answer.status >= 200 && answer.status < 300) {
      this.acknowledged.set(name, { id: answer.data?.id, at: performance.now() });
    } else this.refused.push(`${path} ${name}: ${answer.status} ${answer.message}`);
  }

  async #call(path, options) {
    const at = performance.now();
    const answer = await fetch(this.#member.origin + path, {
      ...options,
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
      .then(async (each) => ({ ...(await each.json()), status: each.status }))
      .catch(() => ({ status: 0 }));
    this.calls.push({ at, status: answer.status, ms: performance.now() - at });
    return answer;
  }
}
