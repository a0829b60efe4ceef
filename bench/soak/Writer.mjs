import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const requestTimeoutMs = 15_000;
const pauseMs = 300;
const retryMs = 250;
const place = '/v1/drivers';

/** Without an answer, or refused for now: to be sent again with its key. */
const isToRepeat = (status) => status === 0 || status === 409 || status === 429 || status >= 500;

/** Adds drivers and reads the list in turn. Repeats each write until it is answered, and remembers what was acknowledged. */
export class Writer {
  /** The acknowledged drivers: ids by name. */
  acknowledged = new Map();
  /** Drivers that were refused for good, which must not happen. */
  refused = [];
  /** `{at, status, ms}` of each call; status 0 is no answer. */
  calls = [];
  #origin;
  #member;
  #ended = new AbortController();

  constructor(origin, member) {
    this.#origin = origin;
    this.#member = member;
  }

  async work() {
    while (!this.#ended.signal.aborted) {
      // oxlint-disable no-await-in-loop -- one call after another
      await this.#add(`Soak ${randomUUID()}`);
      await this.#call({ headers: this.#member.headers });
      await wait(pauseMs);
      // oxlint-enable no-await-in-loop
    }
  }

  /** Lets the write that is under way be answered first. */
  end() {
    this.#ended.abort();
  }

  async #add(name) {
    const headers = { ...this.#member.headers, 'Idempotency-Key': randomUUID() };
    const draft = { name, phone: `+49151${randomInt(10_000_000, 99_999_999)}`, language: 'de', employment: 'employee' };
    let answer;
    do {
      const body = new FormData();
      body.set('data', JSON.stringify(draft));
      // oxlint-disable-next-line no-await-in-loop -- until it is answered
      answer = await this.#call({ method: 'POST', headers, body });
      // oxlint-disable-next-line no-await-in-loop
      if (isToRepeat(answer.status)) await wait(retryMs);
    } while (isToRepeat(answer.status));
    if (answer.status === 201) this.acknowledged.set(name, answer.data.id);
    else this.refused.push(`${name}: ${answer.status}`);
  }

  async #call(options) {
    const at = performance.now();
    const answer = await fetch(this.#origin + place, { ...options, signal: AbortSignal.timeout(requestTimeoutMs) })
      .then(async (each) => ({ status: each.status, data: (await each.json()).data }))
      .catch(() => ({ status: 0 }));
    this.calls.push({ at, status: answer.status, ms: performance.now() - at });
    return answer;
  }
}
