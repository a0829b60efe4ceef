/** A place that somebody holds. */
export interface Place {
  /** Gives the place back; may be called more than once. */
  leave(): void;
}

/** Called when the place is wanted for another. Returns whether it is given up. */
type GiveUp = () => boolean;

interface Held {
  readonly giveUp: GiveUp;
}

/**
 * A bulkhead whose places are shared out by holder: nobody may hold more places than are left free for all others (the dynamic
 * threshold of Choudhury and Hahne). Whoever would, or comes when all are taken, gets the oldest place of whoever holds most, if
 * that is given up.
 */
export class SharedPlaces {
  readonly #size: number;
  /** By holder, oldest first. */
  readonly #held = new Map<string, Set<Held>>();
  #taken = 0;

  constructor(size: number) {
    this.#size = size;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Takes a place, or returns undefined if there is none for this holder. */
  take(holder: string, giveUp: GiveUp = () => false): Place | undefined {
    if (this.#heldBy(holder) >= this.#size - this.#taken && !this.#takeFromLargest()) return undefined;
    const held: Held = { giveUp };
    const places = this.#held.get(holder) ?? new Set();
    this.#held.set(holder, places.add(held));
    this.#taken += 1;
    return { leave: () => this.#leave(holder, held) };
  }

  #heldBy(holder: string): number {
    return this.#held.get(holder)?.size ?? 0;
  }

  #leave(holder: string, held: Held): void {
    const places = this.#held.get(holder);
    if (!places?.delete(held)) return;
    this.#taken -= 1;
    if (places.size === 0) this.#held.delete(holder);
  }

  #takeFromLargest(): boolean {
    let [largest, most] = ['', 0];
    for (const [holder, { size }] of this.#held) if (size > most) [largest, most] = [holder, size];
    for (const held of this.#held.get(largest) ?? []) {
      if (!held.giveUp()) continue;
      this.#leave(largest, held);
      return true;
    }
    return false;
  }
}
