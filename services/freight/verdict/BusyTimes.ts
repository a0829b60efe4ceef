import type { Engagement } from './Combination.ts';

/** The times of a vehicle, trailer or driver in order, so that one of many is found without looking at all. */
export class BusyTimes {
  readonly #from: readonly number[];
  /** The latest end of a time and all before it. */
  readonly #until: readonly number[];

  constructor(engagements: readonly Engagement[]) {
    const sorted = engagements.toSorted((one, other) => one.from.getTime() - other.from.getTime());
    let latest = -Infinity;
    this.#from = sorted.map(({ from }) => from.getTime());
    this.#until = sorted.map(({ to }) => (latest = Math.max(latest, to.getTime())));
  }

  /** Whether one of them overlaps this time; as `overlapReason`. */
  overlaps({ from, to }: Engagement): boolean {
    let [low, high] = [0, this.#from.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#from[middle] ?? Infinity) < to.getTime()) low = middle + 1;
      else high = middle;
    }
    return (this.#until[low - 1] ?? -Infinity) > from.getTime();
  }
}
