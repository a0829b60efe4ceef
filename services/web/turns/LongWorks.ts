/** Milliseconds of work after which everybody else has as long. */
const longest = 4;

function isDoneWithin<Item>(ms: number, left: Iterator<Item>, work: (item: Item) => void): boolean {
  const begun = performance.now();
  while (performance.now() - begun < ms) {
    const next = left.next();
    if (next.done === true) return true;
    work(next.value);
  }
  return false;
}

/**
 * Long works take turns: one of them works for some milliseconds, and then none does for as long. So half of the event loop's time is left
 * for short calls, however many works there are. Not for work amid a transaction, which others might wait for.
 */
export class LongWorks {
  /** Starts the turns of those who wait. */
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Does a work piece by piece; each takes far less than a turn. What is done within some milliseconds, `atOnce`, waits for no turn. */
  async each<Item>(items: Iterable<Item>, work: (item: Item) => void, atOnce = 0): Promise<void> {
    const left = items[Symbol.iterator]();
    if (atOnce > 0 && isDoneWithin(atOnce, left, work)) return;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one turn after another
      await this.#begin();
      const begun = performance.now();
      try {
        if (isDoneWithin(longest, left, work)) return;
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
