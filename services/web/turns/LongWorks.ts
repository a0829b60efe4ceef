/** Milliseconds of work after which everybody else has as long. */
const longest = 4;

/**
 * Long works take turns: one of them works for some milliseconds, and then none does for as long. So half of the event loop's time is left
 * for short calls, however many works there are. Not for work amid a transaction, which others might wait for.
 */
export class LongWorks {
  /** Starts the turns of those who wait. */
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Does a work piece by piece; each takes far less than a turn. */
  async each<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
    const left = items[Symbol.iterator]();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one turn after another
      await this.#begin();
      const begun = performance.now();
      try {
        while (performance.now() - begun < longest) {
          const next = left.next();
          if (next.done === true) return;
          work(next.value);
        }
      } finally {
        setTimeout(() => this.#end(), performance.now() - begun);
      }
    }
  }

  async #begin(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((start) => this.#waiting.push(start));
    this.#isTaken = true;
  }

  /** Hands the turn on, or leaves it free. */
  #end(): void {
    const start = this.#waiting.shift();
    this.#isTaken = start !== undefined;
    start?.();
  }
}
