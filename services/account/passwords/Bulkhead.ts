import { Unavailable } from '../../Unavailable.ts';

interface Limits {
  readonly maxConcurrent: number;
  readonly maxQueued: number;
  /** Queue places per client, so that one client cannot fill the queue. */
  readonly maxPerClient: number;
}

interface Queued {
  readonly client: string | undefined;
  readonly begin: () => void;
}

/** Limits concurrent work, with a bounded queue. Throws `Unavailable` when the queue is full. */
export class Bulkhead {
  readonly #limits: Limits;
  readonly #queue: Queued[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Work without a `client` has no limit of its own. */
  async run<Result>(work: () => Promise<Result>, client?: string): Promise<Result> {
    await this.#begin(client);
    try {
      return await work();
    } finally {
      this.#end();
    }
  }

  async #begin(client: string | undefined): Promise<void> {
    const { maxConcurrent, maxQueued, maxPerClient } = this.#limits;
    if (this.#running < maxConcurrent) {
      this.#running += 1;
      return;
    }
    const hasTooMany = client !== undefined && this.#queuedOf(client) >= maxPerClient;
    if (hasTooMany || this.#queue.length >= maxQueued) throw new Unavailable('Too many sign-ins at once.');
    await new Promise<void>((begin) => this.#queue.push({ client, begin }));
  }

  #queuedOf(client: string): number {
    return this.#queue.filter((waiting) => waiting.client === client).length;
  }

  /** Starts the longest-waiting work. */
  #end(): void {
    const next = this.#queue.shift();
    if (next) next.begin();
    else this.#running -= 1;
  }
}
