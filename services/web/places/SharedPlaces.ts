import { type GiveUp, Share } from './Share.ts';

/** A place that somebody holds. */
export interface Place {
  /** Gives the place back; may be called more than once. */
  leave(): void;
}

/**
 * A bulkhead whose places are shared out by holder: nobody, and no group of holders, may hold more places than are left free for all
 * others (the dynamic threshold of Choudhury and Hahne). Whoever would, or comes when all are taken, gets the oldest place of whoever
 * holds most, in the group that holds most, if that is given up.
 */
export class SharedPlaces {
  readonly #size: number;
  readonly #all = new Share();

  constructor(size: number) {
    this.#size = size;
  }

  get taken(): number {
    return this.#all.count;
  }

  /** Takes a place, or returns undefined if there is none for this holder. `groups` are those it belongs to, the widest first. */
  take(holder: string, giveUp: GiveUp = () => false, groups: readonly string[] = []): Place | undefined {
    const [widest = holder] = groups;
    const isOverShare = this.#all.countOf(widest) >= this.#size - this.taken;
    if (isOverShare && !this.#all.largest().takeOldest()) return undefined;
    const share = [...groups, holder].reduce((within, name) => within.of(name), this.#all);
    return { leave: share.add(giveUp) };
  }
}
