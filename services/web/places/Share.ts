/** Called when a place is wanted for another. Returns whether it is given up. */
export type GiveUp = () => boolean;

interface Held {
  readonly giveUp: GiveUp;
}

/** The places of a holder, or of all holders in a group. */
export class Share {
  readonly #within: Share | undefined;
  readonly #name: string;
  readonly #inner = new Map<string, Share>();
  /** Oldest first. */
  readonly #held = new Set<Held>();
  #count = 0;

  constructor(within?: Share, name = '') {
    this.#within = within;
    this.#name = name;
  }

  get count(): number {
    return this.#count;
  }

  countOf(name: string): number {
    return this.#inner.get(name)?.count ?? 0;
  }

  /** The share of a group or holder inside this one, to which something is to be added. */
  of(name: string): Share {
    const share = this.#inner.get(name) ?? new Share(this, name);
    this.#inner.set(name, share);
    return share;
  }

  /** Adds a place and returns how to give it back, which may be done more than once. */
  add(giveUp: GiveUp): () => void {
    const held: Held = { giveUp };
    this.#held.add(held);
    this.#change(1);
    return () => this.#remove(held);
  }

  /** The share of the holder who has most places in the group that has most. */
  largest(): Share {
    let largest: Share | undefined;
    for (const share of this.#inner.values()) if (share.count > (largest?.count ?? 0)) largest = share;
    return largest?.largest() ?? this;
  }

  /** Takes back the oldest place that is given up. False if none is. */
  takeOldest(): boolean {
    for (const held of this.#held) {
      if (!held.giveUp()) continue;
      this.#remove(held);
      return true;
    }
    return false;
  }

  #remove(held: Held): void {
    if (this.#held.delete(held)) this.#change(-1);
  }

  #change(by: 1 | -1): void {
    this.#count += by;
    if (!this.#within) return;
    if (this.#count === 0) this.#within.#inner.delete(this.#name);
    this.#within.#change(by);
  }
}
