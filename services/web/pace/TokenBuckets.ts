interface Pace {
  /** How much may be taken at once after a rest. */
  readonly burst: number;
  /** How much comes back per second. */
  readonly perSecond: number;
}

/** More holders than ever write within a few minutes. */
const maxHolders = 100_000;

/**
 * A token bucket for each holder, on a clock that is never put back. Of each only the moment is kept at which it is full again, and
 * those that are full are forgotten, so that memory stays bounded.
 */
export class TokenBuckets {
  readonly #pace: Pace;
  readonly #now: () => number;
  /** Milliseconds, by holder, the one that took last at the end. */
  readonly #fullAt = new Map<string, number>();

  constructor(pace: Pace, now: () => number = () => performance.now()) {
    this.#pace = pace;
    this.#now = now;
  }

  /** How many buckets are not known to be full. */
  get size(): number {
    return this.#fullAt.size;
  }

  /** Takes tokens, one by default, and returns 0, or takes none and returns the seconds to wait until there are as many. */
  take(holder: string, tokens = 1): number {
    const now = this.#now();
    const missing = this.#missing(holder, tokens, now);
    if (missing > 0) return Math.ceil(missing / 1000);
    this.#forgetFull(now);
    const fullAt = this.#fullAfter(holder, tokens, now);
    this.#fullAt.delete(holder);
    this.#fullAt.set(holder, fullAt);
    return 0;
  }

  /** Whether there are as many tokens. */
  has(holder: string, tokens: number): boolean {
    return this.#missing(holder, tokens, this.#now()) <= 0;
  }

  /** How long until there are as many tokens. */
  #missing(holder: string, tokens: number, now: number): number {
    const { burst, perSecond } = this.#pace;
    return this.#fullAfter(holder, tokens, now) - now - (1000 * burst) / perSecond;
  }

  #fullAfter(holder: string, tokens: number, now: number): number {
    return Math.max(now, this.#fullAt.get(holder) ?? now) + (1000 * tokens) / this.#pace.perSecond;
  }

  /** Looks at two for each that may be added; beyond the limit the oldest counts as full. */
  #forgetFull(now: number): void {
    let seen = 0;
    for (const [holder, fullAt] of this.#fullAt) {
      if (seen === 2) return;
      seen += 1;
      if (fullAt <= now || this.#fullAt.size >= maxHolders) this.#fullAt.delete(holder);
    }
  }
}
