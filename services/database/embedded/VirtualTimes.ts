/** A caller, after the groups they belong to, the widest first. */
export type Path = readonly string[];

/** With more callers than this it begins anew, which makes them all equal again. */
const most = 2_000;

/**
 * Start-time fair queueing (Goyal, Vin and Cheng), group by group: who is to go first if everybody is to get the same time. Each has
 * a start, which moves on by the time they take but never lies before that of whoever was served last. So what was taken
 * while nobody else wanted it does not count.
 */
export class VirtualTimes {
  /** By path: the end of what they took, in milliseconds of the group's virtual time. */
  readonly #ends = new Map<string, number>();
  /** By the path of a group: the start of whoever was served last in it. */
  readonly #now = new Map<string, number>();

  /** How much later (positive) or earlier the first is to go than the second, in milliseconds. */
  compare(one: Path, other: Path): number {
    const level = one.findIndex((name, at) => name !== other[at]);
    return level < 0 ? 0 : this.#startOf(one, level) - this.#startOf(other, level);
  }

  begin(path: Path): void {
    for (const level of path.keys()) this.#now.set(groupOf(path, level), this.#startOf(path, level));
  }

  /** After `begin`, with nobody served in between. */
  end(path: Path, tookMs: number): void {
    if (this.#ends.size > most) {
      this.#ends.clear();
      this.#now.clear();
    }
    for (const level of path.keys()) this.#ends.set(memberOf(path, level), this.#startOf(path, level) + tookMs);
  }

  #startOf(path: Path, level: number): number {
    return Math.max(this.#ends.get(memberOf(path, level)) ?? 0, this.#now.get(groupOf(path, level)) ?? 0);
  }
}

const groupOf = (path: Path, level: number): string => path.slice(0, level).join('/');
const memberOf = (path: Path, level: number): string => groupOf(path, level + 1);
